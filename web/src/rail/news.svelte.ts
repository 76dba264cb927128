/** What has just happened on the map: cars just laid, points that float up. */
import { deedsOf } from "../state/words.ts";
import type { LogLine } from "../wire.ts";
import type { RailDesk } from "./desk.svelte.ts";

export interface Floating {
  id: number;
  x: number;
  y: number;
  text: string;
  color: number;
}

const SHOWN = 1500; // milliseconds; longer than the slowest motion of map.css

export class News {
  fresh = $state.raw<ReadonlySet<string>>(new Set());
  floats = $state.raw<readonly Floating[]>([]);
  readonly #desk: RailDesk;
  #seen: number | null = null;

  constructor(desk: RailDesk) {
    this.#desk = desk;
  }

  /** Lines that were not there before. Those at the start are old. */
  hear(lines: readonly LogLine[]): readonly LogLine[] {
    const before = this.#seen;
    this.#seen = lines.at(-1)?.n ?? 0;
    if (before === null) return [];
    const fresh = lines.filter((line) => line.n > before);
    for (const { seat, events } of fresh.flatMap(deedsOf)) {
      for (const event of events) if ("claimed" in event) this.#claimed(event.claimed, event.points, seat);
    }
    return fresh;
  }

  #claimed(route: string, points: number, seat: number): void {
    const link = this.#desk.links.find(({ routes }) => routes.some(({ id }) => id === route));
    if (!link) return;
    const float = { id: Date.now(), ...link.middle, text: `+${points}`, color: this.#desk.colors[seat] ?? 1 };
    this.fresh = new Set([...this.fresh, route]);
    this.floats = [...this.floats.filter(({ id }) => id !== float.id), float];
    setTimeout(() => {
      this.fresh = new Set([...this.fresh].filter((other) => other !== route));
      this.floats = this.floats.filter(({ id }) => id !== float.id);
    }, SHOWN);
  }
}
