/** What a drawing of tiles needs to know. */
import type { SeatColor } from "../../state/colors.ts";

/** A laid tile, with a follower in its color if one stands there. */
export interface DrawnTile {
  tile: string;
  x: number;
  y: number;
  r: number;
  follower?: { color: SeatColor; spot: string } | null;
  /** What glows, as style: "--gc0:#ffdf6bb3". */
  glow?: string;
}

/** Units of a tile's side. */
export const SIDE = 100;

/** The view box around all tiles, with `room` (in tiles) on every side. */
export function boxOf(tiles: readonly Pick<DrawnTile, "x" | "y">[], room = 0.4): string {
  const xs = tiles.map(({ x }) => x);
  const ys = tiles.map(({ y }) => y);
  const [left, top] = [Math.min(...xs) - room, Math.min(...ys) - room];
  const [right, bottom] = [Math.max(...xs) + 1 + room, Math.max(...ys) + 1 + room];
  return [left, top, right - left, bottom - top].map((number) => Math.round(number * SIDE)).join(" ");
}
