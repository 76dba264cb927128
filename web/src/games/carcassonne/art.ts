/** Tile art: one sprite for all tiles, put into the page once, and where followers stand. */
import anchors from "./anchors.json" with { type: "json" };
import "./art.css";

export interface Art {
  /**
   * <defs> with #g-A (ground), #p-A (all that stands on it) and #s-A (the little of it that matters, for
   * small tiles) for each tile, #fo1 to #fo5 (followers).
   */
  sprite: string;
  /** By tile and spot: "A" → "road.0" → [x, y] in units of a tile of 100 by 100. */
  anchors: Readonly<Record<string, Readonly<Record<string, readonly number[]>>>>;
}

let loading: Promise<Art> | null = null;

export function loadArt(): Promise<Art> {
  loading ??= import("./tiles.svg?raw").then((sprite) => ({ sprite: withSimple(sprite.default), anchors }));
  return loading;
}

const MATTERS = /<use href="#(shield|abbey|gate|well)"[^>]*>/g;

function withSimple(sprite: string): string {
  const simple = [...sprite.matchAll(/<symbol id="p-(\w+)"[^>]*>(.*?)<\/symbol>/gs)].map(
    ([, tile, inside = ""]) =>
      `<symbol id="s-${tile}" viewBox="0 0 100 100" overflow="visible">${(inside.match(MATTERS) ?? []).join("")}</symbol>`,
  );
  return sprite.replace(/<\/defs>\s*$/, `${simple.join("")}</defs>`);
}
