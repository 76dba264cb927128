/** Where a few lines about a cell lie on the screen, so that they hide least of what is looked at. */
import type { Size } from "./camera.ts";
import type { Point } from "./geometry.ts";

export interface Box extends Point, Size {}

/** What a tip might hide, and how bad that would be for each part of the tip that lies on it. */
export interface Cover extends Box {
  weight: number;
}

/** Between a tip and its cell at least, and at most. */
const GAP = 12;
const FAR = 320;
const STEP = 16;
/** A tip that hides nothing at a distance of this many pixels is as good as one beside the cell that hides tiles only. */
const WORTH = 700;

/** The upper left corner of a tip about `target`; all of it lies in `room`. */
export function tipPlace(target: Box, tip: Size, room: Box, covers: readonly Cover[]): Point {
  const most = { x: room.x + room.width - tip.width, y: room.y + room.height - tip.height };
  let best: Point | null = null;
  let least = Infinity;
  for (const x of steps(target.x + target.width / 2 - tip.width / 2, FAR + tip.width / 2, room.x, most.x)) {
    for (const y of steps(target.y + target.height / 2 - tip.height / 2, FAR + tip.height / 2, room.y, most.y)) {
      const box = { x, y, ...tip };
      const away = between(box, target);
      const far = Math.abs(away - GAP) + (away < GAP / 2 ? WORTH : 0);
      if (far >= least) continue;
      const cost = far + (WORTH * hidden(box, covers)) / (tip.width * tip.height);
      if (cost < least) [best, least] = [{ x, y }, cost];
    }
  }
  return best ?? { x: room.x, y: room.y };
}

/** From the middle outwards: of places that are as good the straight ones win. */
function steps(middle: number, reach: number, least: number, most: number): number[] {
  const kept = (value: number) => Math.max(least, Math.min(most, value));
  const all = [kept(middle)];
  for (let by = STEP; by <= reach; by += STEP) all.push(kept(middle - by), kept(middle + by));
  return [...new Set(all)];
}

/** Pixels between two boxes; 0 where they overlap. */
export function between(a: Box, b: Box): number {
  const dx = Math.max(a.x - b.x - b.width, b.x - a.x - a.width, 0);
  const dy = Math.max(a.y - b.y - b.height, b.y - a.y - a.height, 0);
  return Math.hypot(dx, dy);
}

function hidden(box: Box, covers: readonly Cover[]): number {
  let sum = 0;
  for (const cover of covers) {
    const width = Math.min(box.x + box.width, cover.x + cover.width) - Math.max(box.x, cover.x);
    const height = Math.min(box.y + box.height, cover.y + cover.height) - Math.max(box.y, cover.y);
    if (width > 0 && height > 0) sum += width * height * cover.weight;
  }
  return sum;
}
