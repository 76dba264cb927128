/** Shows one tunnel after another: its cards turn over, lie there for a while, and are gone. Nothing waits for it. */
import { isStill } from "../../state/theme.ts";
import type { Dig } from "./digs.ts";

/** In milliseconds: until the next card, and how long all of them lie there. */
export const PACE = { card: 650, rest: 2800 };
/** With less motion all lie open at once. */
const STILL = { card: 0, rest: 2000 };

export class TunnelShow {
  current = $state.raw<Dig | null>(null);
  /** How many of the cards lie open. */
  turned = $state(0);
  readonly turning = $derived.by(() => this.current !== null && this.turned < this.current.revealed.length);
  #queue: Dig[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  show(digs: readonly Dig[]): void {
    if (!digs.length) return;
    this.#queue.push(...digs);
    if (!this.current) this.#next();
  }

  /** Somebody goes on: cards that turn lie open at once, and those that lie open are gone. */
  skip(): void {
    if (!this.current) return;
    if (!this.turning) return this.#next();
    this.turned = this.current.revealed.length;
    this.#wait(PACE.rest, () => this.#next());
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#queue = [];
    this.current = null;
  }

  #next(): void {
    clearTimeout(this.#timer);
    this.current = this.#queue.shift() ?? null;
    this.turned = 0;
    if (this.current) this.#turn();
  }

  #turn(): void {
    const { card, rest } = isStill() ? STILL : PACE;
    if (!card) this.turned = this.current?.revealed.length ?? 0;
    if (!this.turning) return this.#wait(rest, () => this.#next());
    this.#wait(card, () => {
      this.turned += 1;
      this.#turn();
    });
  }

  #wait(time: number, then: () => void): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(then, time);
  }
}
