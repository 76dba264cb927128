/** Several people at one screen: who still looks at what their turn brought. */
import type { TableState } from "../state/session.ts";
import { deedsOf } from "../state/words.ts";

/** Somebody whose turn is over still sees their hand, and others at this screen must not. */
export function isPassing({ table, position }: Pick<TableState, "table" | "position">): boolean {
  if (!table?.curtain || !position || position.score || position.seat === null) return false;
  return position.seat !== position.turn && table.seats.filter(({ mine }) => mine).length > 1;
}

/** The cards that a seat has drawn unseen by others in its last turn. */
export function drawnUnseen(lines: TableState["lines"], seat: number | null): string[] {
  const deeds = lines.flatMap(deedsOf);
  const last = deeds.findLastIndex((deed) => deed.seat === seat);
  const first = deeds.findLastIndex((deed, i) => i < last && deed.seat !== seat) + 1;
  const events = deeds.slice(first, last + 1).flatMap((deed) => deed.events);
  return events.flatMap((event) => ("drawn" in event && event.from === "deck" && event.drawn ? [event.drawn] : []));
}
