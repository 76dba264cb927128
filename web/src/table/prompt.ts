/** The one line that always says what is expected. */
import { keepRange } from "../games/rail/menu.ts";
import { RailNames } from "../games/rail/names.ts";
import type { TableState } from "../state/session.ts";
import type { Say } from "../text/index.ts";
import type { Move, Position, RailData, TileData } from "../wire.ts";
import { drawnUnseen, isPassing } from "./passing.ts";
import { seatsOf } from "./words.ts";

export function prompt(state: TableState, board: RailData | TileData, say: Say): string {
  const { table, position, thinking } = state;
  if (!table) return say("net-connecting");
  if (!position || table.status === "waiting") return say("ask-seats");
  if (position.score) return say("end-title");
  if (position.moves.length) return own(position, board, say);
  if (isPassing(state)) return passing(state, board, say);
  const turn = position.turn ?? 0;
  if (turn === position.seat && table.seats[turn]?.bot) return say("ask-wait-own");
  const name = seatsOf(table, position, say).names[turn] ?? "";
  if (thinking && thinking.seat === position.turn) return say("play-thinks", { name });
  return say("ask-wait", { name });
}

/** What was drawn, for whoever looks at it before the screen goes to the next. */
function passing({ lines, position }: TableState, board: RailData | TileData, say: Say): string {
  const drawn = drawnUnseen(lines, position?.seat ?? null);
  if (!drawn.length || board.type !== "rail") return say("ask-passing");
  return say("ask-passing-drawn", { cards: new RailNames(board.map, say).cards(drawn) });
}

function own(position: Position, board: RailData | TileData, say: Say): string {
  const { view, moves } = position;
  switch (position.phase) {
    case "keep":
      return say("ask-keep", { least: keepRange(moves)[0] });
    case "second":
      return say("ask-second", { from: sourceOf(moves) });
    case "surcharge": {
      const tunnel = view.type === "rail" ? view.tunnel : null;
      if (!tunnel || board.type !== "rail") return say("ask-turn");
      const route = new RailNames(board.map, say).route(tunnel.route);
      const able = moves.some((move) => move.type === "pay");
      return say(able ? "ask-surcharge" : "ask-surcharge-cant", { route, surcharge: tunnel.surcharge });
    }
    case "place":
      return say("ask-place");
    case "meeple":
      return say("ask-meeple");
    default:
      return say("ask-turn");
  }
}

/** Where a card can be taken from: the deck alone, the open ones alone, or any of them. */
function sourceOf(moves: readonly Move[]): "deck" | "open" | "any" {
  const draws = moves.filter((move) => move.type === "draw");
  if (draws.every(({ slot }) => slot === null)) return "deck";
  return draws.some(({ slot }) => slot === null) ? "any" : "open";
}
