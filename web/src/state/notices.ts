/** Words from the system ("Your turn"), for people who asked for them. Browsers allow them on safe pages only. */
import { preferences } from "./preferences.ts";

export const canNotify = () => typeof Notification === "function" && globalThis.isSecureContext;

/** Asks the browser, which may ask the person; whether it is allowed now. */
export async function allowNotices(): Promise<boolean> {
  return canNotify() && (await Notification.requestPermission()) === "granted";
}

/** Shows a notice that leads back to the page with this path; the next one of that page replaces it. */
export function notify(text: string, path: string): void {
  if (!preferences.get().notices || !canNotify() || Notification.permission !== "granted") return;
  const options = { tag: path, icon: "/icon-192.png", data: path };
  void show(text, options);
}

/** Phones show only what a service worker tells; without one the page itself does. */
async function show(text: string, options: NotificationOptions): Promise<void> {
  const worker = await navigator.serviceWorker?.getRegistration();
  if (worker) return worker.showNotification(text, options);
  new Notification(text, options).onclick = () => window.focus();
}
