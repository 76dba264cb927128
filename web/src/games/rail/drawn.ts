/** The cards that a turn brought, for whoever still looks at it before the screen goes to the next. */
import { deedsOf } from "../../state/deeds.ts";
import type { TableState } from "../../state/session.ts";

/** The cards that a seat has drawn unseen by others in its last turn. */
export function drawnUnseen(lines: TableState["lines"], seat: number | null): string[] {
  const deeds = lines.flatMap(deedsOf);
  const last = deeds.findLastIndex((deed) => deed.seat === seat);
  const first = deeds.findLastIndex((deed, i) => i < last && deed.seat !== seat) + 1;
  const events = deeds.slice(first, last + 1).flatMap((deed) => deed.events);
  return events.flatMap((event) => ("drawn" in event && event.from === "deck" && event.drawn ? [event.drawn] : []));
}
