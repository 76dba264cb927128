/** How the tiles of a table look: drawn art where there is some, else plain shapes; and where followers stand. */
import { Store } from "../../state/store.ts";
import type { Tile, TileFile } from "../../wire.ts";
import { loadArt } from "./art.ts";
import type { Art } from "./art.ts";
import { turned } from "./geometry.ts";
import type { Point } from "./geometry.ts";
import { Pictures } from "./pictures.ts";
import type { Address } from "./pictures.ts";
import { drawPlain } from "./plain.ts";
import type { PlainTile } from "./plain.ts";

/** Below this many pixels a tile is drawn without houses and trees. */
export const SMALL = 60;

export interface Look {
  tiles: ReadonlyMap<string, Tile>;
  art: Art | null;
  pictures: Pictures | null; // of the art
  plain: ReadonlyMap<string, PlainTile>;
}

/** For looks without pictures. */
export const NONE = new Store<Address>(() => "");

const DRAWN = "base";

export async function loadLook(file: TileFile, map: string): Promise<Look> {
  const tiles = new Map(file.tiles.map((tile) => [tile.id, tile]));
  if (map === DRAWN) {
    const art = await loadArt();
    return { tiles, art, pictures: new Pictures(art.sprite), plain: new Map() };
  }
  return { tiles, art: null, pictures: null, plain: new Map(file.tiles.map((tile) => [tile.id, drawPlain(tile)])) };
}

/** Where a follower on a spot stands on its turned tile. */
export function anchorOf(look: Look, tile: string, spot: string, degrees: number): Point {
  const anchors = look.art?.anchors[tile] ?? look.plain.get(tile)?.anchors ?? {};
  return turned(anchors[spot] ?? [50, 50], degrees);
}
