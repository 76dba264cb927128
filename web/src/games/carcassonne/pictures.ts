/**
 * Tiles as pictures. A laid tile is one element instead of hundreds of houses and trees, so that a
 * board of 72 tiles stays light. A picture is made of lines first, and of points as soon as there is time.
 * Lines cost a frame 10 ms and more, so tiles that may come are made of points before they are seen.
 */
import { Store } from "../../state/store.ts";
import css from "./art.css?raw";

/** Without comments: a picture is XML, and they may hold tags. */
const STYLE = css.replace(/\/\*.*?\*\//gs, "");

export type Layer = "g" | "p";

type Ahead = readonly [tile: string, degrees: number, layer: Layer, small: boolean];

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
const TURNS = [0, 90, 180, 270] as const;

export class Pictures {
  /** Gives the address of a picture; it is another function after pictures have changed. */
  readonly address: Store<Address>;
  /** Shown as lines; and what may be shown later. */
  readonly #waiting: string[] = [];
  #ahead: Ahead[] = [];
  #busy = false;
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
    const name = nameOf(tile, degrees, layer, small);
    const known = this.#made.get(name);
    if (known) return known;
    const made = this.#draw(tile, degrees, layer, small);
    this.#made.set(name, made);
    this.#waiting.push(name);
    void this.#work();
    return made;
  }

  /**
   * Makes pictures of tiles that may come: of the one in hand, then of the others, in the size of the board
   * at first. The other size is for the hand and the log. What was wished before is forgotten.
   */
  prepare(hand: string | null, others: readonly string[], small: boolean): void {
    const first = hand ? [...turnsOf(hand, small), ...turnsOf(hand, !small)] : [];
    const later = [small, !small].flatMap((size) => others.flatMap((tile) => turnsOf(tile, size)));
    this.#ahead = [...first, ...later];
    void this.#work();
  }

  #asking(): Address {
    return (tile, degrees, layer, small) => this.#find(tile, degrees, layer, small);
  }

  /** One picture at a time, when nothing else is to do. */
  async #work(): Promise<void> {
    if (this.#busy) return;
    this.#busy = true;
    while (this.#waiting.length || this.#ahead.length) {
      await idle();
      if (this.#waiting.length) await this.#bake();
      else await this.#bakeAhead();
    }
    this.#busy = false;
  }

  /** Turns a picture of lines into one of points; all are shown together. */
  async #bake(): Promise<void> {
    const name = this.#waiting.shift() ?? "";
    const baked = await bake(this.#made.get(name) ?? "");
    if (baked) this.#made.set(name, baked);
    if (!this.#waiting.length) this.address.set(this.#asking());
  }

  async #bakeAhead(): Promise<void> {
    const wish = this.#ahead.find((one) => !this.#made.has(nameOf(...one)));
    if (!wish) return void (this.#ahead = []);
    const baked = await bake(this.#draw(...wish));
    if (!baked) return void (this.#ahead = []);
    const name = nameOf(...wish);
    if (this.#waiting.includes(name)) return; // asked for meanwhile, and shown as lines: its turn comes
    this.#made.set(name, baked);
  }

  #draw(tile: string, degrees: number, layer: Layer, small: boolean): string {
    const symbol = symbolOf(tile, layer, small);
    const own = this.#lines.filter((line) => line.includes(`id="g-${tile}"`) || line.includes(`id="p-${tile}"`)).join("");
    const simple = this.#lines.join("").match(new RegExp(`<symbol id="s-${tile}".*?</symbol>`))?.[0] ?? "";
    const parts = layer === "p" ? this.#shared + own + (symbol.startsWith("s") ? simple : "") : own;
    const picture =
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${BOX[layer]}" width="240" height="240"><style>${STYLE}</style>` +
      `<defs>${parts}</defs><g class="q${degrees / 90}" transform="rotate(${degrees} 50 50)">` +
      `<use href="#${symbol}" width="100" height="100"/></g></svg>`;
    return `data:image/svg+xml,${encodeURIComponent(picture)}`;
  }
}

function turnsOf(tile: string, small: boolean): Ahead[] {
  return TURNS.flatMap((degrees) => (["g", "p"] as const).map((layer): Ahead => [tile, degrees, layer, small]));
}

/** A small tile has the same ground, and less stands on it. */
function symbolOf(tile: string, layer: Layer, small: boolean): string {
  return `${layer === "p" && small ? "s" : layer}-${tile}`;
}

function nameOf(tile: string, degrees: number, layer: Layer, small: boolean): string {
  return `${symbolOf(tile, layer, small)} ${degrees}`;
}

/** Null where the browser can't: then the lines stay. */
async function bake(address: string): Promise<string | null> {
  const image = new Image(POINTS, POINTS);
  image.src = address;
  try {
    await image.decode();
    const canvas = document.createElement("canvas");
    canvas.width = canvas.height = POINTS;
    canvas.getContext("2d")?.drawImage(image, 0, 0, POINTS, POINTS);
    return await addressOf(canvas);
  } catch {
    return null;
  }
}

/** Not by toDataURL: that packs the points at once, and a frame waits for it. */
async function addressOf(canvas: HTMLCanvasElement): Promise<string | null> {
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done));
  if (!blob) return null;
  return new Promise((done, fail) => {
    const reader = new FileReader();
    reader.onload = () => done(reader.result as string);
    reader.onerror = fail;
    reader.readAsDataURL(blob);
  });
}

/** When no frame is being made. Browsers that can't tell wait a little. */
function idle(): Promise<void> {
  return new Promise((done) => {
    if ("requestIdleCallback" in window) requestIdleCallback(() => done(), { timeout: 2000 });
    else setTimeout(done, 50);
  });
}
