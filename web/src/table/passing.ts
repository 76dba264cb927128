/** Several people at one screen: who still looks at what their turn brought. */
import type { TableState } from "../state/session.ts";

/** Somebody whose turn is over still sees their hand, and others at this screen must not. */
export function isPassing({ table, position }: Pick<TableState, "table" | "position">): boolean {
  if (!table?.curtain || !position || position.score || position.seat === null) return false;
  return position.seat !== position.turn && table.seats.filter(({ mine }) => mine).length > 1;
}
