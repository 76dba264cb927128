/** The one line that always says what is expected. */
import type { TableState } from "../state/session.ts";
import type { Say } from "../text/index.ts";
import type { TableController } from "./controller.ts";
import { isPassing } from "./passing.ts";
import { seatsOf } from "./words.ts";

export function prompt(state: TableState, { board, voice }: Pick<TableController, "board" | "voice">, say: Say): string {
  const { table, position, thinking } = state;
  if (!table) return say("net-connecting");
  if (!position || table.status === "waiting") return say("ask-seats");
  if (position.score) return say("end-title");
  if (position.moves.length) return voice.ask(board, position, say);
  if (isPassing(state)) return voice.drawn(board, state, say) || say("ask-passing");
  const turn = position.turn ?? 0;
  if (turn === position.seat && table.seats[turn]?.bot) return say("ask-wait-own");
  const name = seatsOf(table, position, say).names[turn] ?? "";
  if (thinking && thinking.seat === position.turn) return say("play-thinks", { name });
  return say("ask-wait", { name });
}
