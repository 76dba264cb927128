/** Worked examples for the diagrams. The engine plays each of examples.json in tests/rules/test_page_examples.py. */
import type { SeatColor } from "../../state/colors.ts";
import type { DrawnTile } from "./board.ts";
import { glowing } from "./glow.ts";
import { at } from "./log.ts";
import examples from "./examples.json" with { type: "json" };

/** A board: the start tile and these turns of two seats, "U 1 0 90 road.0". */
interface BoardExample {
  turns: readonly string[];
  fits?: boolean; // whether the last tile may lie like this
  may?: boolean; // whether its follower may stand there
  sum?: string; // what the glowing feature pays
  seats?: readonly number[]; // to whom, if not to the first
  glow?: readonly string[];
}

export interface TileExample {
  tiles: readonly DrawnTile[];
  sum: string;
  paid: readonly SeatColor[];
  verdict: "fits" | "fits-not" | "may" | "may-not" | null;
}

const BOARDS: Readonly<Record<string, readonly (readonly BoardExample[])[]>> = examples;

/** The examples of a rule; each is one board or several side by side. */
export function tilesOf(rule: string): TileExample[][] {
  return (BOARDS[rule] ?? []).map((boards) => boards.map(toDraw));
}

function toDraw({ turns, fits, may, sum = "", seats = [0], glow = [] }: BoardExample): TileExample {
  const styles = glowing(glow.map((part) => part.split(" ")).map(([x, y, spot = ""]) => ({ x: Number(x), y: Number(y), spot })));
  const tiles = ["D 0 0 0", ...turns].map((turn, i): DrawnTile => {
    const [tile = "", x, y, r, spot] = turn.split(" ");
    const cell = { x: Number(x), y: Number(y) };
    const follower = spot ? { color: colorOf((i + 1) % 2), spot } : null;
    return { tile, ...cell, r: Number(r), follower, glow: styles.get(at(cell.x, cell.y)) ?? "" };
  });
  const verdict = fits === undefined ? may === undefined ? null : may ? "may" : "may-not" : fits ? "fits" : "fits-not";
  return { tiles, sum, paid: sum ? seats.map(colorOf) : [], verdict };
}

function colorOf(seat: number): SeatColor {
  return seat === 0 ? 1 : 2;
}
