/** What a follower would bring, as the server foresees it. */
import type { Say } from "../text/index.ts";
import type { Outlook } from "../wire.ts";

/** The feature is complete: its points come at once, and so does the follower. */
export function isPaid({ value, full }: Outlook): boolean {
  return full === value;
}

/** In a few words, for a button. */
export function inShort(outlook: Outlook, left: number, say: Say): string[] {
  const { kind, value: points, full, cities, closing } = outlook;
  if (isPaid(outlook)) return [say("tiles-chip-paid", { points })];
  const worth = say("tiles-chip", { kind, points, full: full ?? 0, cities });
  return !closing ? [worth] : [worth, say("tiles-chip-closing", { tiles: closing, left })];
}
