/** What has just happened on the map: cars just laid, points that float up. */
import { isStill } from "../../state/theme.ts";
import { deedsOf } from "../../state/deeds.ts";
import type { Event, LogLine } from "../../wire.ts";
import type { RailDesk } from "./desk.svelte.ts";
import { clear } from "./floats.ts";
import type { Floating } from "./floats.ts";
import { PACE } from "./tunnelshow.svelte.ts";

const SHOWN = 1500; // milliseconds; longer than the slowest motion of map.css

/** A tunnel that is built at once is news when its cards lie open. */
function waitFor(events: readonly Event[]): number {
  const turned = events.find((event) => "revealed" in event);
  return turned && !isStill() ? turned.revealed.length * PACE.card : 0;
}

export class News {
  fresh = $state.raw<ReadonlySet<string>>(new Set());
  floats = $state.raw<readonly Floating[]>([]);
  readonly #desk: RailDesk;
  #seen: number | null = null;
  #count = 0;

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
      for (const event of events) if ("claimed" in event) this.#after(waitFor(events), () => this.#claimed(event.claimed, event.points, seat));
    }
    return fresh;
  }

  #after(time: number, tell: () => void): void {
    if (time) this.#desk.later(time, tell);
    else tell();
  }

  #claimed(route: string, points: number, seat: number): void {
    const link = this.#desk.links.find(({ routes }) => routes.some(({ id }) => id === route));
    if (!link) return;
    const spot = clear(link.middle, this.floats);
    const float = { id: (this.#count += 1), ...spot, text: `+${points}`, color: this.#desk.colors[seat] ?? 1 };
    this.fresh = new Set([...this.fresh, route]);
    this.floats = [...this.floats, float];
    this.#desk.later(SHOWN, () => {
      this.fresh = new Set([...this.fresh].filter((other) => other !== route));
      this.floats = this.floats.filter(({ id }) => id !== float.id);
    });
  }
}
