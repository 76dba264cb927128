/** Tiles in words, for whoever does not see them: what their sides show and what they would join. */
import type { Say } from "../../text/index.ts";
import type { CarcassonnePlace, FeaturePart, Tile, TileView } from "../../wire.ts";
import { Laid, SIDES, STEPS } from "./geometry.ts";
import { at, kindOf } from "./log.ts";

type Side = (typeof SIDES)[number];

export class SpokenTiles {
  readonly #tiles: readonly Tile[];
  readonly #seats: readonly string[];
  readonly #say: Say;

  constructor(tiles: readonly Tile[], seats: readonly string[], say: Say) {
    this.#tiles = tiles;
    this.#seats = seats;
    this.#say = say;
  }

  /** What a tile shows after it was turned: cities, roads, what is left of the sides, a monastery. */
  shows(id: string, degrees = 0): string {
    const tile = this.#tile(id);
    if (!tile) return id;
    const fields = SIDES.filter((side) => tile.edges[side] === "field");
    const parts = [
      ...tile.cities.map(({ edges, pennant }) => this.#part("city", edges, degrees, pennant)),
      ...tile.roads.map(({ edges }) => this.#part("road", edges, degrees)),
      ...(fields.length ? [this.#part("field", fields, degrees)] : []),
      ...(tile.monastery ? [this.#say("tile-monastery")] : []),
    ];
    const shows = parts.reduceRight((rest, first) => this.#say("tile-and", { first, rest }));
    return this.#say("tile-shows", { tile: id, shows });
  }

  /** A tile on the board, with the follower on it. */
  laid({ tile, x, y, r, meeple }: TileView): string {
    const place = at(x, y);
    const shows = this.shows(tile, r);
    if (!meeple) return this.#say("tile-at", { place, shows });
    const rest = this.#say("tiles-follower-of", { kind: kindOf(meeple.spot), name: this.#seats[meeple.seat] ?? "" });
    return this.#say("tile-at", { place, shows: this.#say("tile-and", { first: shows, rest }) });
  }

  /** A place and a turn, and what its sides would join there: with the names of whose followers stand on it. */
  place(id: string, move: CarcassonnePlace, board: readonly TileView[]): string {
    const { x, y, r: degrees } = move;
    const place = at(x, y);
    const tile = this.#tile(id);
    const laid = new Laid(board, this.#tiles);
    const touches = SIDES.flatMap((side, i) => {
      const beside = { x: x + STEPS[i]!.x, y: y + STEPS[i]!.y };
      if (!tile || !laid.has(beside.x, beside.y)) return [];
      const have = tile.edges[turnedBack(side, degrees)] ?? "field";
      const part = { have, sides: this.#sides([side]), pennants: 0 };
      const spot = laid.spotAt(beside.x, beside.y, (i + 2) % 4);
      const names = spot ? this.#standing(laid.connected({ ...beside, spot }), board) : "";
      return [names ? this.#say("tile-touch", { ...part, names }) : this.#say("tile-part", part)];
    });
    if (!touches.length) return this.#say("place-turned", { place, degrees });
    return this.#say("place-joins", { place, degrees, touches: touches.join(", ") });
  }

  /** A spot for a follower on a turned tile, by the sides that it reaches. */
  spot(id: string, spot: string, degrees: number): string {
    const kind = kindOf(spot);
    const index = Number(spot.split(".")[1] ?? 0);
    const tile = this.#tile(id);
    const halves = tile?.farms[index]?.half_edges ?? [];
    const sides = kind === "farm" ? halves.map((half) => half.charAt(0)) : ((kind === "city" ? tile?.cities : tile?.roads)?.[index]?.edges ?? []);
    if (kind === "monastery" || !sides.length) return this.#say("tiles-kind", { kind });
    return this.#say("spot-sides", { kind, sides: this.#sides(sides.map((side) => turned(side, degrees))) });
  }

  #tile(id: string): Tile | undefined {
    return this.#tiles.find((tile) => tile.id === id);
  }

  #part(have: string, edges: readonly string[], degrees: number, pennant = false): string {
    const sides = this.#sides(edges.map((side) => turned(side, degrees)));
    return this.#say("tile-part", { have, sides, pennants: pennant ? 1 : 0 });
  }

  #sides(sides: readonly Side[]): string {
    return SIDES.filter((side) => sides.includes(side)).map((side) => this.#say("side-name", { side })).join(", ");
  }

  #standing(parts: readonly FeaturePart[], board: readonly TileView[]): string {
    const stands = board.flatMap(({ x, y, meeple }) =>
      meeple && parts.some((part) => part.x === x && part.y === y && part.spot === meeple.spot) ? [meeple.seat] : [],
    );
    return [...new Set(stands)].map((seat) => this.#seats[seat] ?? "").join(", ");
  }
}

function turned(side: string, degrees: number): Side {
  return SIDES[(SIDES.indexOf(side as Side) + degrees / 90) % 4] ?? "N";
}

function turnedBack(side: Side, degrees: number): Side {
  return turned(side, 360 - degrees);
}
