/** Cells that lie out of sight, by the side of the screen where they are. */
import { toScreen } from "./camera.ts";
import type { Camera, Margins, Size } from "./camera.ts";
import { UNIT } from "./geometry.ts";
import type { Point, SIDES } from "./geometry.ts";

export type Side = (typeof SIDES)[number];

export interface Hidden {
  side: Side;
  cells: readonly Point[];
  /** Where they are along that side, from 0 to 1. */
  along: number;
}

/** A cell is seen as long as its middle is. */
export function beyond(cells: readonly Point[], camera: Camera, screen: Size, margins: Margins): Hidden[] {
  const found = new Map<Side, { cell: Point; along: number }[]>();
  for (const cell of cells) {
    const { x, y } = middle(camera, cell);
    const side = sideOf({ x, y }, screen, margins);
    if (!side) continue;
    const along = side === "W" || side === "E" ? y / screen.height : x / screen.width;
    found.set(side, [...(found.get(side) ?? []), { cell, along: Math.max(0, Math.min(1, along)) }]);
  }
  return [...found].map(([side, all]) => ({
    side,
    cells: all.map(({ cell }) => cell),
    along: all.reduce((sum, { along }) => sum + along, 0) / all.length,
  }));
}

function middle(camera: Camera, cell: Point): Point {
  const { x, y } = toScreen(camera, cell);
  return { x: x + (UNIT * camera.scale) / 2, y: y + (UNIT * camera.scale) / 2 };
}

/** The side over which it lies farthest. */
function sideOf({ x, y }: Point, screen: Size, margins: Margins): Side | null {
  const over: readonly [Side, number][] = [
    ["W", -x],
    ["E", x - screen.width],
    ["N", margins.top - y],
    ["S", y - screen.height],
  ];
  const [side, far] = over.reduce((most, one) => (one[1] > most[1] ? one : most));
  return far > 0 ? side : null;
}
