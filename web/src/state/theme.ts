/** Keeps <html data-theme> and <html data-still> in step with the choices and with the system. */
import { preferences } from "./preferences.ts";
import type { Theme } from "./preferences.ts";

export function followTheme(root: HTMLElement = document.documentElement): void {
  const system = matchMedia("(prefers-color-scheme: dark)");
  const apply = () => {
    root.toggleAttribute("data-still", preferences.get().still);
    root.dataset["theme"] = shown(preferences.get().theme, system.matches);
  };
  preferences.subscribe(apply);
  system.addEventListener("change", apply);
}

export function shown(theme: Theme, systemIsDark: boolean): "light" | "dark" {
  if (theme === "auto") return systemIsDark ? "dark" : "light";
  return theme;
}

/** Whether motion is unwelcome: the person's choice, or the system's. */
export function isStill(): boolean {
  return preferences.get().still || matchMedia("(prefers-reduced-motion: reduce)").matches;
}
