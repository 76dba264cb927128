/** Carcassonne's legal moves, grouped: places with their turns, then spots for a follower. */
import type { Group, Item } from "../table/menu.ts";
import type { Say } from "../text/index.ts";
import type { CarcassonnePlace, Move } from "../wire.ts";
import { at, kindOf } from "./log.ts";

export function tileMenu(moves: readonly Move[], say: Say): Group[] {
  const groups = [
    { title: say("group-places"), items: places(moves, say) },
    { title: say("group-spots"), items: spots(moves, say) },
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

function places(moves: readonly Move[], say: Say): Item[] {
  return [...turnsByCell(moves)].flatMap(([place, turns]) =>
    turns.map((move) => ({ label: say("place-turned", { place, degrees: move.r }), moves: [move] })),
  );
}

/** Several features of one kind are told apart by number. */
function spots(moves: readonly Move[], say: Say): Item[] {
  const found = moves.flatMap((move) => {
    if (move.type === "skip") return [{ label: say("choice-skip"), moves: [move] as Move[] }];
    if (move.type !== "meeple") return [];
    return [{ label: say("spot-name", { kind: kindOf(move.spot), number: number(move.spot) }), moves: [move] as Move[] }];
  });
  return found;
}

/** The name of a spot; the number tells apart only where there are several of its kind. */
export function spotName(spot: string, among: readonly string[], say: Say): string {
  const same = among.filter((other) => kindOf(other) === kindOf(spot));
  if (same.length < 2) return say("tiles-kind", { kind: kindOf(spot) });
  return say("spot-name", { kind: kindOf(spot), number: same.indexOf(spot) + 1 });
}

function number(spot: string): number {
  return Number(spot.split(".")[1] ?? 0) + 1;
}
