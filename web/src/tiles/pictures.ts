/**
 * Tiles as pictures. A laid tile is one element instead of hundreds of houses and trees, so that a
 * board of 72 tiles stays light. A picture is made of lines first, and of points as soon as there is time.
 */
import { Store } from "../state/store.ts";
import css from "./art.css?raw";

/** Without comments: a picture is XML, and they may hold tags. */
const STYLE = css.replace(/\/\*.*?\*\//gs, "");

export type Layer = "g" | "p";

export type Address = (tile: string, degrees: number, layer: Layer, small: boolean) => string;

/** How far towers and trees reach over the edge of their tile. */
export const REACH = 10;

/** Where a layer lies: x, y and size in units of a tile; the ground laps over, so that no seam is seen. */
export const PLACED: Readonly<Record<Layer, { from: number; size: number }>> = {
  g: { from: -0.25, size: 100.5 },
  p: { from: -REACH, size: 100 + 2 * REACH },
};
const BOX: Readonly<Record<Layer, string>> = {
  g: "0 0 100 100",
  p: `${-REACH} ${-REACH} ${100 + 2 * REACH} ${100 + 2 * REACH}`,
};

/** Points of a baked picture: enough for the nearest zoom, and for fine screens at the usual one. */
const POINTS = 256;
const POINTS_SMALL = 120;

export class Pictures {
  /** Gives the address of a picture; it is another function after pictures have changed. */
  readonly address: Store<Address>;
  #waiting: string[] = [];
  readonly #lines: readonly string[];
  readonly #shared: string;
  readonly #made = new Map<string, string>();

  constructor(sprite: string) {
    const inside = sprite.replace(/<\/?defs>/g, "");
    const first = inside.indexOf('<path id="A-');
    this.#shared = inside.slice(0, first);
    this.#lines = inside.slice(first).split("\n");
    this.address = new Store(this.#asking());
  }

  /** Made when it is first asked for. */
  #find(tile: string, degrees: number, layer: Layer, small: boolean): string {
    const symbol = `${layer === "p" && small ? "s" : layer}-${tile}`;
    const name = `${symbol} ${degrees} ${small ? POINTS_SMALL : POINTS}`;
    const known = this.#made.get(name);
    if (known) return known;
    const made = `data:image/svg+xml,${encodeURIComponent(this.#draw(tile, symbol, degrees, layer))}`;
    this.#made.set(name, made);
    this.#waiting.push(name);
    if (this.#waiting.length === 1) setTimeout(() => void this.#bake(), 50);
    return made;
  }

  #asking(): Address {
    return (tile, degrees, layer, small) => this.#find(tile, degrees, layer, small);
  }

  /** Turns pictures of lines into pictures of points, one at a time; all are shown together. */
  async #bake(): Promise<void> {
    for (let name = this.#waiting[0]; name !== undefined; name = this.#waiting[0]) {
      const baked = await bake(this.#made.get(name) ?? "", Number(name.split(" ")[2]));
      if (baked) this.#made.set(name, baked);
      this.#waiting.shift();
    }
    this.address.set(this.#asking());
  }

  #draw(tile: string, symbol: string, degrees: number, layer: Layer): string {
    const own = this.#lines.filter((line) => line.includes(`id="g-${tile}"`) || line.includes(`id="p-${tile}"`)).join("");
    const simple = this.#lines.join("").match(new RegExp(`<symbol id="s-${tile}".*?</symbol>`))?.[0] ?? "";
    const parts = layer === "p" ? this.#shared + own + (symbol.startsWith("s") ? simple : "") : own;
    return (
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${BOX[layer]}" width="240" height="240"><style>${STYLE}</style>` +
      `<defs>${parts}</defs><g class="q${degrees / 90}" transform="rotate(${degrees} 50 50)">` +
      `<use href="#${symbol}" width="100" height="100"/></g></svg>`
    );
  }
}

/** Null where the browser can't: then the lines stay. */
async function bake(address: string, points: number): Promise<string | null> {
  const image = new Image(points, points);
  image.src = address;
  try {
    await image.decode();
    const canvas = document.createElement("canvas");
    canvas.width = canvas.height = points;
    canvas.getContext("2d")?.drawImage(image, 0, 0, points, points);
    return canvas.toDataURL();
  } catch {
    return null;
  }
}
