/** Points that float up on the map. */
import type { Point } from "./links.ts";

export interface Floating extends Point {
  id: number;
  text: string;
  color: number;
}

/** The room of one, in units of the drawing: two figures and a sign of map.css. */
const ROOM = { width: 46, height: 27 };

/** Where points can be read: above others that float at the same place. */
export function clear({ x, y }: Point, others: readonly Point[]): Point {
  const near = others.filter((other) => Math.abs(other.x - x) < ROOM.width).sort((a, b) => b.y - a.y);
  const top = near.reduce((high, other) => (Math.abs(other.y - high) < ROOM.height ? other.y - ROOM.height : high), y);
  return { x, y: top };
}
