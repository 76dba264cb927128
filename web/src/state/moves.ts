/** Moves are plain data: two are the same if all that they say is the same, in whichever order. */
import type { Move } from "../wire.ts";

export function sameMove(a: Move, b: Move): boolean {
  return told(a) === told(b);
}

function told(move: Move): string {
  return JSON.stringify(Object.entries(move).sort(([a], [b]) => (a < b ? -1 : 1)));
}
