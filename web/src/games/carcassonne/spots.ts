/** Where the buttons for followers lie on and around a tile, so that each can be read and hit at any zoom. */
import type { Point } from "./geometry.ts";

/** The least size on the screen, in pixels: of a button for a mouse, and of one for fingers. */
export const LEAST = { button: 30, finger: 42 };
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

/** The size of the sign that a tile can be turned, on a tile of 100. */
export const SIGN = 32;

/** Where that sign lies. */
export function turnPoint(size: number): Point {
  return { x: 100 + OUTSIDE * size, y: 100 + OUTSIDE * size };
}

/** Buttons this many times larger than on the tile would hide it: they lie around it. */
const AROUND = 1.6;

export function areAround(size: number): boolean {
  return size > AROUND;
}

type Kept = (point: Point) => Point;

/**
 * Points pushed apart until none covers another; `fixed` ones stay where they are. Far ones keep their place.
 * Spots stay on the tile where there is room for all, else they lie around it.
 */
export function spreadSpots(points: readonly Point[], size: number, fixed: readonly Point[] = []): Point[] {
  const half = (SPOT * size) / 2;
  const inside = areAround(size) ? null : pushedApart(points, size, fixed, points.map(() => (point) => within(point, half)));
  if (inside?.apart) return inside.points;
  const middle = points.findIndex(isMiddle);
  return pushedApart(points, size, fixed, points.map((point, i) => (i === middle ? () => point : (at) => outside(at, half)))).points;
}

function within({ x, y }: Point, half: number): Point {
  const kept = (value: number) => Math.max(half, Math.min(100 - half, value));
  return { x: kept(x), y: kept(y) };
}

/** The middle of the tile is free when all others lie around it. */
function isMiddle({ x, y }: Point): boolean {
  return Math.max(Math.abs(x - 50), Math.abs(y - 50)) < 12;
}

/** Straight away from the middle, to the right from there, until the button only touches the tile. */
function outside({ x, y }: Point, half: number): Point {
  const [dx, dy] = [x - 50 || 1, y - 50];
  const by = Math.max(1, (50 + half) / Math.max(Math.abs(dx), Math.abs(dy), 1));
  return { x: 50 + dx * by, y: 50 + dy * by };
}

function pushedApart(points: readonly Point[], size: number, fixed: readonly Point[], kept: readonly Kept[]) {
  const least = SPOT * size * ROOM;
  let apart = false;
  const spots = points.map((point, i) => ({ ...(kept[i]?.(point) ?? point), push: 1, angle: i * 2.4 }));
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
    for (const [i, spot] of spots.entries()) Object.assign(spot, kept[i]?.(spot));
  }
  return { points: spots.map(({ x, y }) => ({ x, y })), apart };
}

/** How far buttons reach over the edges of the tile: across, and up or down. */
export function reachOf(points: readonly Point[], size: number): Point {
  const half = (SPOT * size) / 2;
  const over = (values: number[]) => Math.max(0, ...values.map((value) => Math.max(half - value, value + half - 100)));
  return { x: over(points.map(({ x }) => x)), y: over(points.map(({ y }) => y)) };
}
