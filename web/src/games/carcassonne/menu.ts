/** Carcassonne's legal moves, grouped: places with their turns, then spots for a follower. */
import type { Group, Item } from "../../table/menu.ts";
import type { Say } from "../../text/index.ts";
import type { CarcassonnePlace, CarcassonneView, Move, TileView } from "../../wire.ts";
import { at, kindOf } from "./log.ts";
import type { SpokenTiles } from "./spoken.ts";

export function tileMenu({ board, drawn }: Pick<CarcassonneView, "board" | "drawn">, moves: readonly Move[], spoken: SpokenTiles, say: Say): Group[] {
  const groups = [
    { title: say("group-places"), items: places(drawn ?? "", board, moves, spoken) },
    { title: say("group-spots"), items: spots(board.at(-1), moves, spoken, say) },
  ];
  return groups.filter(({ items }) => items.length);
}

/** The turns in which the drawn tile fits, by cell; cells as one reads the board. */
export function turnsByCell(moves: readonly Move[]): Map<string, CarcassonnePlace[]> {
  const cells = new Map<string, CarcassonnePlace[]>();
  const laid = moves.filter((move) => move.type === "place");
  for (const move of laid.sort((a, b) => a.y - b.y || a.x - b.x || a.r - b.r)) {
    const cell = at(move.x, move.y);
    cells.set(cell, [...(cells.get(cell) ?? []), move]);
  }
  return cells;
}

function places(drawn: string, board: readonly TileView[], moves: readonly Move[], spoken: SpokenTiles): Item[] {
  return [...turnsByCell(moves).values()].flat().map((move) => ({ label: spoken.place(drawn, move, board), moves: [move] }));
}

/** Features of one kind are told apart by the sides that they reach. */
function spots(last: TileView | undefined, moves: readonly Move[], spoken: SpokenTiles, say: Say): Item[] {
  return moves.flatMap((move): Item[] => {
    if (move.type === "skip") return [{ label: say("choice-skip"), moves: [move] }];
    if (move.type !== "meeple") return [];
    return [{ label: spoken.spot(last?.tile ?? "", move.spot, last?.r ?? 0), moves: [move] }];
  });
}

/** The name of a spot; the number tells apart only where there are several of its kind. */
export function spotName(spot: string, among: readonly string[], say: Say): string {
  const same = among.filter((other) => kindOf(other) === kindOf(spot));
  if (same.length < 2) return say("tiles-kind", { kind: kindOf(spot) });
  return say("spot-name", { kind: kindOf(spot), number: same.indexOf(spot) + 1 });
}
