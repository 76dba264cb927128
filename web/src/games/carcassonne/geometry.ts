/** Where things lie on a board of tiles of 100 by 100, and how the parts of features hang together. */
import type { FeaturePart, Tile, TileView } from "../../wire.ts";
import { at, kindOf } from "./log.ts";

export const UNIT = 100;

export interface Point {
  x: number;
  y: number;
}

/** The cells that a board covers, last ones included. */
export interface Bounds {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export const SIDES = ["N", "E", "S", "W"] as const;
const HALVES = ["NNW", "NNE", "ENE", "ESE", "SSE", "SSW", "WSW", "WNW"] as const;
/** One step to the north, east, south and west. */
export const STEPS = [
  { x: 0, y: -1 },
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: -1, y: 0 },
] as const;

export function boundsOf(cells: Iterable<Point>): Bounds {
  const bounds = { left: 0, top: 0, right: 0, bottom: 0 };
  for (const { x, y } of cells) {
    bounds.left = Math.min(bounds.left, x);
    bounds.right = Math.max(bounds.right, x);
    bounds.top = Math.min(bounds.top, y);
    bounds.bottom = Math.max(bounds.bottom, y);
  }
  return bounds;
}

/** A point of an unturned tile, after the tile was turned clockwise by 0, 90, 180 or 270 degrees. */
export function turned([x = 50, y = 50]: readonly number[], degrees: number): Point {
  switch (degrees) {
    case 90:
      return { x: UNIT - y, y: x };
    case 180:
      return { x: UNIT - x, y: UNIT - y };
    case 270:
      return { x: y, y: UNIT - x };
    default:
      return { x, y };
  }
}

/** The next of these in a direction, as arrow keys walk from cell to cell; null at the edge. */
export function nextCell<T extends Point>(from: Point, cells: readonly T[], step: Point): T | null {
  let best: T | null = null;
  let least = Infinity;
  for (const cell of cells) {
    const ahead = (cell.x - from.x) * step.x + (cell.y - from.y) * step.y;
    const aside = Math.abs((cell.x - from.x) * step.y) + Math.abs((cell.y - from.y) * step.x);
    if (ahead <= 0) continue;
    const way = ahead + 2 * aside;
    if (way < least) [best, least] = [cell, way];
  }
  return best;
}

/** All spots of a kind of tile, in the order of the rules. */
export function spotsOf(tile: Tile): string[] {
  return [
    ...tile.cities.map((_, i) => `city.${i}`),
    ...tile.roads.map((_, i) => `road.${i}`),
    ...tile.farms.map((_, i) => `farm.${i}`),
    ...(tile.monastery ? ["monastery.0"] : []),
  ];
}

const KINDS = ["city", "road", "field"];

/** What a tile has extended when it was laid: the kinds that its sides share with tiles that lay there before. */
export function joinedBy(place: Point, board: readonly TileView[], tiles: readonly Tile[]): string[] {
  const number = board.findIndex(({ x, y }) => x === place.x && y === place.y);
  const laid = board[number];
  const tile = tiles.find(({ id }) => id === laid?.tile);
  if (!laid || !tile) return [];
  const before = new Set(board.slice(0, number).map(({ x, y }) => at(x, y)));
  const shared = SIDES.filter((_, i) => before.has(at(laid.x + STEPS[i]!.x, laid.y + STEPS[i]!.y)));
  const found = shared.map((side) => tile.edges[SIDES[(SIDES.indexOf(side) + 4 - laid.r / 90) % 4] ?? "N"]);
  return KINDS.filter((kind) => found.includes(kind as (typeof found)[number]));
}

/** A laid board that can be walked. */
export class Laid {
  readonly #tiles: ReadonlyMap<string, Tile>;
  readonly #cells: ReadonlyMap<string, TileView>;

  constructor(board: readonly TileView[], tiles: readonly Tile[]) {
    this.#tiles = new Map(tiles.map((tile) => [tile.id, tile]));
    this.#cells = new Map(board.map((tile) => [at(tile.x, tile.y), tile]));
  }

  has(x: number, y: number): boolean {
    return this.#cells.has(at(x, y));
  }

  spots(x: number, y: number): string[] {
    const tile = this.#tiles.get(this.#cells.get(at(x, y))?.tile ?? "");
    return tile ? spotsOf(tile) : [];
  }

  /** The city or road that reaches a side (0 is north) of a laid tile, if there is one. */
  spotAt(x: number, y: number, side: number): string | undefined {
    const here = this.#cells.get(at(x, y));
    return here && this.spots(x, y).find((spot) => kindOf(spot) !== "farm" && this.#doors(here, spot).some((door) => door.side === side));
  }

  /** Every part that hangs together with this one, itself first. */
  connected(start: FeaturePart): FeaturePart[] {
    const found = new Map([[name(start), start]]);
    for (const part of found.values()) {
      for (const next of this.#beside(part)) {
        if (!found.has(name(next))) found.set(name(next), next);
      }
    }
    return [...found.values()];
  }

  /** The parts of a feature of which only its cells are known: one of them was laid last at x, y. */
  partsOf(kind: string, cells: readonly (readonly [number, number])[], x: number, y: number): FeaturePart[] {
    const wanted = new Set(cells.map(([cx, cy]) => at(cx, cy)));
    const starts = kind === "monastery" ? cells : [[x, y] as const];
    for (const [cx, cy] of starts) {
      for (const spot of this.spots(cx, cy)) {
        if (kindOf(spot) !== kind) continue;
        const parts = this.connected({ x: cx, y: cy, spot });
        if (kind === "monastery" || covers(parts, wanted)) return parts;
      }
    }
    return [];
  }

  #beside(part: FeaturePart): FeaturePart[] {
    const here = this.#cells.get(at(part.x, part.y));
    if (!here) return [];
    return this.#doors(here, part.spot).flatMap((door) => {
      const { side, half } = door;
      const step = STEPS[side] ?? STEPS[0];
      const there = this.#cells.get(at(part.x + step.x, part.y + step.y));
      if (!there) return [];
      const back = (side + 2) % 4;
      const meets = (other: Door) => other.side === back && (half === null || other.half === 1 - half);
      const spot = this.spots(there.x, there.y).find(
        (name) => kindOf(name) === kindOf(part.spot) && this.#doors(there, name).some(meets),
      );
      return spot ? [{ x: there.x, y: there.y, spot }] : [];
    });
  }

  /** Where a part of a turned tile reaches its sides; of a field also which half of the side. */
  #doors(laid: TileView, spot: string): Door[] {
    const tile = this.#tiles.get(laid.tile);
    const index = Number(spot.split(".")[1] ?? 0);
    const quarters = laid.r / 90;
    if (kindOf(spot) === "farm") {
      const halves = tile?.farms[index]?.half_edges ?? [];
      return halves.map((half) => {
        const number = (HALVES.indexOf(half as (typeof HALVES)[number]) + 2 * quarters) % 8;
        return { side: number >> 1, half: number & 1 };
      });
    }
    const sides = (kindOf(spot) === "city" ? tile?.cities : tile?.roads)?.[index]?.edges ?? [];
    return sides.map((side) => ({ side: (SIDES.indexOf(side as (typeof SIDES)[number]) + quarters) % 4, half: null }));
  }
}

interface Door {
  side: number;
  half: number | null;
}

function name({ x, y, spot }: FeaturePart): string {
  return `${at(x, y)} ${spot}`;
}

function covers(parts: readonly FeaturePart[], wanted: ReadonlySet<string>): boolean {
  const cells = new Set(parts.map(({ x, y }) => at(x, y)));
  return cells.size === wanted.size && [...cells].every((cell) => wanted.has(cell));
}
