/** The longest trail of a seat, to be drawn at the end. */
import type { MapFile, RailPoints, RailView } from "../wire.ts";

/** Routes of a seat's longest trail; the score says how long it is. */
export function longestOf(seat: number, view: RailView, score: readonly RailPoints[], map: MapFile): readonly string[] {
  const length = score[seat]?.trail ?? 0;
  return length ? trailOf(view.seats[seat]?.routes ?? [], map, length) : [];
}

/** The seat whose trail earned the bonus; null where trails bring nothing. */
export function longest(score: readonly RailPoints[]): number | null {
  const seat = score.findIndex((points) => points.longest > 0);
  return seat < 0 ? null : seat;
}

interface Edge {
  id: string;
  length: number;
  ends: readonly [string, string];
}

/** A trail of this length: each route once, places as often as one likes. */
export function trailOf(routes: readonly string[], map: MapFile, length: number): readonly string[] {
  const own = new Set(routes);
  const edges = map.routes
    .filter(({ id }) => own.has(id))
    .map(({ id, a, b, length }): Edge => ({ id, length, ends: [a, b] }));
  const starts = new Set(edges.flatMap(({ ends }) => ends));
  for (const start of starts) {
    const found = walk(start, length, edges, []);
    if (found) return found;
  }
  return [];
}

function walk(at: string, left: number, edges: readonly Edge[], gone: readonly string[]): readonly string[] | null {
  if (left === 0) return gone;
  const rest = edges.filter(({ id }) => !gone.includes(id));
  if (rest.reduce((sum, edge) => sum + edge.length, 0) < left) return null;
  for (const { id, length, ends } of rest) {
    if (!ends.includes(at) || length > left) continue;
    const found = walk(ends[0] === at ? ends[1] : ends[0], left - length, edges, [...gone, id]);
    if (found) return found;
  }
  return null;
}
