/** What seats did, as the lines of a log have it. */
import type { Event, LogLine, Move } from "../wire.ts";

/** A deed of a seat with what came of it. */
export interface Deed {
  seat: number;
  move: Move | null;
  events: readonly Event[];
}

/** The deeds of a line, if it is one of moves. */
export function deedsOf(line: LogLine): readonly Deed[] {
  return line.type === "moved" ? line.choices : [];
}
