/** Trying again: what a busy server or a weak line refuses now often works a moment later. */

export const TRIES = 4;
const PAUSES = [0.5, 2, 4]; // seconds

/** Waits so many seconds, or by chance up to half longer: not all may come back at once. */
export type Pause = (seconds: number) => Promise<void>;
export const pause: Pause = (seconds) =>
  new Promise((done) => setTimeout(done, 1000 * seconds * (1 + Math.random() / 2)));

/** Loads a part of the page, more than once if it has to be. */
export async function patiently<T>(load: () => Promise<T>, wait: Pause = pause): Promise<T> {
  for (const seconds of PAUSES) {
    try {
      return await load();
    } catch {
      await wait(seconds);
    }
  }
  return load();
}

/** How long a server asks to wait; null: it does not say that it would help. */
export function secondsToWait(answer: { status: number; headers: { get(name: string): string | null } }): number | null {
  const said = answer.headers.get("retry-after");
  if ((answer.status !== 429 && answer.status !== 503) || said === null) return null;
  const seconds = Number(said);
  return Number.isFinite(seconds) && seconds >= 0 ? Math.min(seconds, 10) : null;
}

/** Whether the server has other pages by now: its first page no longer names the script that runs here. */
export async function isOutdated(script: string, first: () => Promise<string>): Promise<boolean> {
  const page = await first().catch(() => null);
  return page !== null && script !== "" && !page.includes(script);
}
