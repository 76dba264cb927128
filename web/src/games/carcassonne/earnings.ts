/** Points where they were earned: in play from what happened, at the end from the score. */
import type { CarcassonnePoints, FeaturePart, LogLine, Points, Scored, Tile, TileView } from "../../wire.ts";
import { Laid, UNIT } from "./geometry.ts";
import type { Point } from "./geometry.ts";
import { at } from "./log.ts";

/** Points that float up over a feature while it glows. */
export interface Earning {
  id: string;
  kind: string;
  tiles: number;
  pennants: number;
  cities: number;
  points: number;
  seats: readonly number[];
  parts: readonly FeaturePart[];
  middle: Point;
}

/** What was paid in these lines, with the features as they lie on the board afterwards. */
export function earnedIn(lines: readonly LogLine[], board: readonly TileView[], tiles: readonly Tile[]): Earning[] {
  const laid = new Laid(board, tiles);
  return lines.flatMap((line) => {
    if (line.type !== "moved") return [];
    const place = line.choices.map(({ move }) => move).find((move) => move?.type === "place");
    const newest = place ?? board.at(-1);
    return line.choices
      .flatMap(({ events }) => events)
      .filter((event): event is Scored => "scored" in event)
      .map((event, i) => {
        const parts = newest ? laid.partsOf(event.scored, event.cells, newest.x, newest.y) : [];
        const { scored: kind, tiles, pennants, points, seats } = event;
        const id = `${line.n} ${i}`;
        return { id, kind, tiles, pennants, cities: 0, points, seats, parts, middle: middleOf(event.cells) };
      });
  });
}

/** The order in which the end is counted. */
export const COUNTED = ["road", "city", "monastery", "farm"] as const;

/** What the end pays, feature by feature: roads, cities, monasteries, fields. */
export function finalCount(score: readonly Points[]): Earning[] {
  const found = new Map<string, Earning & { seats: number[] }>();
  score.filter(isTiles).forEach(({ features }, seat) => {
    for (const { points, at_end, feature } of features) {
      if (!at_end || !points) continue;
      const [first] = feature.parts;
      const id = first ? `${at(first.x, first.y)} ${first.spot}` : `${seat} ${found.size}`;
      const known = found.get(id);
      if (known) known.seats.push(seat);
      else {
        const { kind, parts, cells, pennants, cities } = feature;
        const size = { tiles: cells.length, pennants, cities };
        found.set(id, { id, kind, ...size, points, seats: [seat], parts, middle: middleOf(cells) });
      }
    }
  });
  const order = (kind: string) => COUNTED.indexOf(kind as (typeof COUNTED)[number]);
  return [...found.values()].sort((a, b) => order(a.kind) - order(b.kind) || a.middle.y - b.middle.y);
}

/** The points of the seats when so many of the final earnings are still to be counted. */
export function pointsBefore(score: readonly Points[], uncounted: readonly Earning[]): number[] {
  return score.map(({ total }, seat) =>
    uncounted.filter(({ seats }) => seats.includes(seat)).reduce((sum, { points }) => sum - points, total),
  );
}

/** The room of floating points on the board when they are as large as on the baize itself. */
const FLOAT = { number: 72, pawn: 32, height: 44 };

/** How many times larger than the board points are drawn, so that they can be read on a small one. */
export const floatSize = (scale: number) => Math.min(2.6, Math.max(1, 0.75 / scale));

/** Earnings side by side on the screen: one that would cover an earlier one lies below it. */
export function spread(earnings: readonly Earning[], scale: number): Earning[] {
  const size = floatSize(scale);
  const height = FLOAT.height * size;
  const half = ({ seats }: Earning) => ((FLOAT.number + FLOAT.pawn * seats.length) * size) / 2;
  const placed: Earning[] = [];
  for (const earning of earnings) {
    const { x } = earning.middle;
    let { y } = earning.middle;
    const covered = () =>
      placed.find((other) => {
        const beside = Math.abs(other.middle.x - x) >= half(other) + half(earning);
        return !beside && Math.abs(other.middle.y - y) < height - 0.5;
      });
    for (let other = covered(); other; other = covered()) y = other.middle.y + height;
    placed.push({ ...earning, middle: { x, y } });
  }
  return placed;
}

function isTiles(points: Points): points is CarcassonnePoints {
  return "features" in points;
}

function middleOf(cells: readonly (readonly [number, number])[]): Point {
  const count = Math.max(1, cells.length);
  const sum = cells.reduce((all, [x, y]) => ({ x: all.x + x, y: all.y + y }), { x: 0, y: 0 });
  return { x: (sum.x / count + 0.5) * UNIT, y: (sum.y / count + 0.5) * UNIT };
}
