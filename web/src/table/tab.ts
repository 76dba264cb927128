/** What the browser's tab says of a table: whose turn it is, for somebody who looks at other pages. */
import type { TableState } from "../state/session.ts";
import type { Say } from "../text/index.ts";
import { seatsOf } from "./words.ts";

export interface Tab {
  title: string;
  /** Something waits for a person at this screen. */
  calls: boolean;
}

export function tabOf(state: TableState, game: string, say: Say): Tab {
  const { table, position } = state;
  if (!table || !position) return { title: `${game} · Stolik`, calls: false };
  const tab = (text: string, calls: boolean) => ({ title: `${text} · ${game}`, calls });
  if (position.score) return tab(say("end-title"), false);
  if (position.asked?.waiting.some((seat) => table.seats[seat]?.mine)) return tab(say("tab-asked"), true);
  const { turn } = position;
  const seat = turn === null ? undefined : table.seats[turn];
  if (turn === null || !seat) return tab(say("ask-seats"), false);
  const calls = seat.mine && seat.bot === null;
  const shared = table.seats.filter(({ mine, bot }) => mine && bot === null).length > 1;
  if (calls && !shared) return tab(say("tab-yours"), true);
  return tab(say("tab-turn", { name: seatsOf(table, position, say).names[turn] ?? "" }), calls && !shared);
}
