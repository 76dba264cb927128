/** What a follower would bring, as the server foresees it. */
import type { Say } from "../../text/index.ts";
import type { Outlook } from "../../wire.ts";

/** The feature is complete: its points come at once, and so does the follower. */
export function isPaid({ value, full }: Outlook): boolean {
  return full === value;
}

/** What it is worth now, and what when it is complete; of a monastery that is known exactly. */
export function worth({ kind, value: points, full }: Outlook, say: Say): string {
  if (full === null) return say("tiles-outlook-field", { points });
  return say(kind === "monastery" ? "tiles-outlook-sure" : "tiles-outlook", { points, full });
}

/** In a few words, for a button. */
export function inShort(outlook: Outlook, left: number, say: Say): string[] {
  const { kind, value: points, full, cities, closing } = outlook;
  if (isPaid(outlook)) return [say("tiles-chip-paid", { points })];
  if (full === null) return [say("tiles-chip-field", { cities })];
  const short = say(kind === "monastery" ? "tiles-chip-sure" : "tiles-chip", { points, full });
  return closing ? [short, say("tiles-chip-closing", { tiles: closing, left })] : [short];
}
