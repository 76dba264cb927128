/** For a picture of a map: two lines that two seats might have built, by the shortest ways across it. */
import type { RailData, Route } from "../../wire.ts";

/** Route → seat (0 or 1). The first goes from west to east, the second from north to south. */
export function sampleTrails({ map, layout }: RailData): Map<string, 0 | 1> {
  const places = Object.entries(layout.places);
  const by = (axis: "x" | "y") => places.toSorted(([, a], [, b]) => a[axis] - b[axis]).map(([id]) => id);
  const [west, east] = ends(by("x"));
  const [north, south] = ends(by("y"));
  const owners = new Map<string, 0 | 1>();
  for (const id of shortest(map.routes, west, east)) owners.set(id, 0);
  const open = map.routes.filter(({ id, twin }) => !owners.has(id) && !(twin && owners.has(twin)));
  for (const id of shortest(open, north, south)) owners.set(id, 1);
  return owners;
}

/** Not the outermost places: those lie where a picture is cut. */
function ends(sorted: readonly string[]): [string, string] {
  const inset = Math.floor(sorted.length / 12);
  return [sorted[inset] ?? "", sorted[sorted.length - 1 - inset] ?? ""];
}

/** The routes of a way with the fewest spaces; none if there is no way. */
function shortest(routes: readonly Route[], from: string, to: string): string[] {
  const best = new Map<string, { spaces: number; by: Route | null; before: string }>();
  best.set(from, { spaces: 0, by: null, before: from });
  for (let changed = true; changed; ) {
    changed = false;
    for (const route of routes) {
      for (const [a, b] of [[route.a, route.b], [route.b, route.a]] as const) {
        const spaces = (best.get(a)?.spaces ?? Infinity) + route.length;
        if (spaces >= (best.get(b)?.spaces ?? Infinity)) continue;
        best.set(b, { spaces, by: route, before: a });
        changed = true;
      }
    }
  }
  const way: string[] = [];
  for (let at = best.get(to); at?.by; at = best.get(at.before)) way.push(at.by.id);
  return way;
}
