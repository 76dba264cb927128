/** Where the buttons for followers lie on and around a tile, so that each can be read and hit at any zoom. */
import type { Point } from "./geometry.ts";

/** The least size on the screen, in pixels: of a button, and of a mark that nobody clicks. */
export const LEAST = { button: 30, mark: 20 };
/** The size of a button on a tile of 100. */
export const SPOT = 26;
/** Of that size: a button with its number, which sticks out, and a bit of air. */
const ROOM = 1.22;
const ROUNDS = 80;
/** How far beyond the corner the middle of the sign for turning lies, so that its disc only touches the tile. */
const OUTSIDE = 12;

/** How many times larger than on the tile a button is drawn. */
export function spotSize(scale: number, least: number): number {
  return Math.max(1, least / (SPOT * scale));
}

/** Where the sign that a tile can be turned lies. */
export function turnPoint(size: number): Point {
  return { x: 100 + OUTSIDE * size, y: 100 + OUTSIDE * size };
}

/**
 * Points pushed apart until none covers another; `fixed` ones stay where they are. Far ones keep their place.
 * Spots stay on the tile where there is room for all, else they lie around it.
 */
export function spreadSpots(points: readonly Point[], size: number, fixed: readonly Point[] = []): Point[] {
  const half = (SPOT * size) / 2;
  const inside = half < 50 ? pushedApart(points, size, fixed, (value) => Math.max(half, Math.min(100 - half, value))) : null;
  return inside?.apart ? inside.points : pushedApart(points, size, fixed, (value) => value).points;
}

function pushedApart(points: readonly Point[], size: number, fixed: readonly Point[], kept: (value: number) => number) {
  const least = SPOT * size * ROOM;
  let apart = false;
  const spots = points.map(({ x, y }, i) => ({ x: kept(x), y: kept(y), push: 1, angle: i * 2.4 }));
  const all = [...spots, ...fixed.map((point) => ({ ...point, push: 0, angle: 0 }))];
  for (let round = 0; round < ROUNDS && !apart; round += 1) {
    apart = true;
    for (const [i, a] of all.entries()) {
      for (const b of all.slice(i + 1)) {
        const [dx, dy] = [b.x - a.x, b.y - a.y];
        const between = Math.hypot(dx, dy);
        const pushes = a.push + b.push;
        if (between >= least - 0.5 || !pushes) continue;
        apart = false;
        const [ux, uy] = between > 0.01 ? [dx / between, dy / between] : [Math.cos(a.angle), Math.sin(a.angle)];
        const by = (least - between) / pushes;
        a.x -= ux * by * a.push;
        a.y -= uy * by * a.push;
        b.x += ux * by * b.push;
        b.y += uy * by * b.push;
      }
    }
    for (const spot of spots) [spot.x, spot.y] = [kept(spot.x), kept(spot.y)];
  }
  return { points: spots.map(({ x, y }) => ({ x, y })), apart };
}

/** How far buttons reach over the upper and lower edge of the tile. */
export function reachOf(points: readonly Point[], size: number): number {
  const half = (SPOT * size) / 2;
  return Math.max(0, ...points.map(({ y }) => Math.max(half - y, y + half - 100)));
}
