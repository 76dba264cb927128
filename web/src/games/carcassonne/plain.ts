/** A tile drawn from its data alone: for own tile sets, which have no art. */
import type { Tile } from "../../wire.ts";
import { turned } from "./geometry.ts";
import type { Point } from "./geometry.ts";

export interface Shape {
  kind: "farm" | "road" | "city";
  index: number;
  d: string;
}

export interface PlainTile {
  fields: Shape[];
  roads: Shape[];
  cities: Shape[];
  monastery: boolean;
  /** Where roads end together. */
  village: boolean;
  pennants: Point[];
  /** Where a follower stands, by spot. */
  anchors: Record<string, readonly [number, number]>;
}

const SIDES = ["N", "E", "S", "W"];
const HALVES = ["NNW", "NNE", "ENE", "ESE", "SSE", "SSW", "WSW", "WNW"];
/** Corners and middles of the sides, clockwise from the north-west corner. */
const RIM = [
  [0, 0],
  [50, 0],
  [100, 0],
  [100, 50],
  [100, 100],
  [50, 100],
  [0, 100],
  [0, 50],
] as const;

export function drawPlain(tile: Tile): PlainTile {
  const anchors: Record<string, readonly [number, number]> = {};
  const fields = tile.farms.map((farm, index): Shape => {
    const halves = farm.half_edges.map((half) => HALVES.indexOf(half));
    anchors[`farm.${index}`] = middle(halves.map((half) => inHalf(half)));
    return { kind: "farm", index, d: halves.map(wedge).join("") };
  });
  const roads = tile.roads.map((road, index): Shape => {
    const sides = road.edges.map((edge) => SIDES.indexOf(edge));
    anchors[`road.${index}`] = sides.length > 1 ? [50, 50] : onSide(sides[0] ?? 0, 22);
    return { kind: "road", index, d: roadPath(sides) };
  });
  const cities = tile.cities.map((city, index): Shape => {
    const sides = city.edges.map((edge) => SIDES.indexOf(edge));
    anchors[`city.${index}`] = sides.length > 1 ? middle(sides.map((side) => onSide(side, 34))) : onSide(sides[0] ?? 0, 14);
    return { kind: "city", index, d: cityPath(sides) };
  });
  if (tile.monastery) anchors["monastery.0"] = [50, 52];
  const pennants = tile.cities.flatMap(({ pennant }, index) => {
    const [x = 50, y = 50] = anchors[`city.${index}`] ?? [];
    return pennant ? [{ x: x > 70 ? x - 24 : x + 16, y: y > 70 ? y - 4 : y - 6 }] : [];
  });
  const village = tile.roads.length > 1;
  return { fields, roads, cities, monastery: tile.monastery, village, pennants, anchors };
}

function onSide(side: number, depth: number): [number, number] {
  const { x, y } = turned([50, depth], side * 90);
  return [x, y];
}

function inHalf(half: number): [number, number] {
  const { x, y } = turned([half % 2 ? 76 : 24, 16], (half >> 1) * 90);
  return [x, y];
}

/** The triangle between the middle of the tile and half of a side. */
function wedge(half: number): string {
  const from = RIM[half] ?? RIM[0];
  const to = RIM[(half + 1) % 8] ?? RIM[0];
  return `M50 50L${from.join(" ")}L${to.join(" ")}z`;
}

function roadPath(sides: readonly number[]): string {
  const ends = sides.map((side) => onSide(side, 0));
  const [first, second] = ends;
  if (first && second && ends.length === 2) return `M${first.join(" ")}Q50 50 ${second.join(" ")}`;
  return ends.map((end) => `M${end.join(" ")}L50 50`).join("");
}

/** One side: a cap. Several: all that is not cut off by the other sides. */
function cityPath(sides: readonly number[]): string {
  if (sides.length === 4) return "M0 0H100V100H0z";
  if (sides.length === 1) return cap(sides[0] ?? 0);
  const corners = [0, 1, 2, 3].map((side) => {
    const { x, y } = turned([0, 0], side * 90);
    return `${x} ${y}`;
  });
  const way = [0, 1, 2, 3].map((side) => {
    const next = corners[(side + 1) % 4] ?? "";
    if (sides.includes(side)) return `L${next}`;
    const { x, y } = turned([50, 42], side * 90);
    return sides.length === 3 || isOpposite(sides) ? `Q${turnedText(side, 26)} ${next}` : `Q${x} ${y} ${next}`;
  });
  return `M${corners[0]}${way.join("")}z`;
}

function isOpposite(sides: readonly number[]): boolean {
  const [a = 0, b = 0] = sides;
  return sides.length === 2 && (a + 2) % 4 === b;
}

function turnedText(side: number, depth: number): string {
  const { x, y } = turned([50, depth], side * 90);
  return `${x} ${y}`;
}

function cap(side: number): string {
  const point = (x: number, y: number) => {
    const at = turned([x, y], side * 90);
    return `${at.x} ${at.y}`;
  };
  return `M${point(0, 0)}Q${point(50, 52)} ${point(100, 0)}z`;
}

function middle(points: readonly (readonly [number, number])[]): [number, number] {
  const sum = points.reduce(([x, y], [px, py]) => [x + px, y + py] as const, [0, 0] as const);
  return points.length ? [sum[0] / points.length, sum[1] / points.length] : [50, 50];
}
