/** Where the buttons for followers lie on and around a tile, so that each can be read and hit at any zoom. */
import type { Point } from "./geometry.ts";

/** The least size on the screen, in pixels: of a button, and of a mark that nobody clicks. */
export const LEAST = { button: 30, mark: 20 };
/** The size of a button on a tile of 100. */
export const SPOT = 26;
/** Of that size: a button with its number, which sticks out, and a bit of air. */
const ROOM = 1.22;
const ROUNDS = 80;

/** How many times larger than on the tile a button is drawn. */
export function spotSize(scale: number, least: number): number {
  return Math.max(1, least / (SPOT * scale));
}

/** Points pushed apart until none covers another; `fixed` ones stay where they are. Far ones keep their place. */
export function spreadSpots(points: readonly Point[], size: number, fixed: readonly Point[] = []): Point[] {
  const least = SPOT * size * ROOM;
  const spots = points.map((point, i) => ({ ...point, push: 1, angle: i * 2.4 }));
  const all = [...spots, ...fixed.map((point) => ({ ...point, push: 0, angle: 0 }))];
  for (let round = 0; round < ROUNDS; round += 1) {
    let still = true;
    for (const [i, a] of all.entries()) {
      for (const b of all.slice(i + 1)) {
        const [dx, dy] = [b.x - a.x, b.y - a.y];
        const apart = Math.hypot(dx, dy);
        const pushes = a.push + b.push;
        if (apart >= least - 0.5 || !pushes) continue;
        still = false;
        const [ux, uy] = apart > 0.01 ? [dx / apart, dy / apart] : [Math.cos(a.angle), Math.sin(a.angle)];
        const by = (least - apart) / pushes;
        a.x -= ux * by * a.push;
        a.y -= uy * by * a.push;
        b.x += ux * by * b.push;
        b.y += uy * by * b.push;
      }
    }
    if (still) break;
  }
  return spots.map(({ x, y }) => ({ x, y }));
}

/** How far buttons reach over the upper and lower edge of the tile. */
export function reachOf(points: readonly Point[], size: number): number {
  const half = (SPOT * size) / 2;
  return Math.max(0, ...points.map(({ y }) => Math.max(half - y, y + half - 100)));
}
