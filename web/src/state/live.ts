/** What a screen reader is to say: events politely, refusals at once. ui/LiveRegion.svelte shows it. */
import { Store } from "./store.ts";

export interface Spoken {
  id: number;
  text: string;
}

export class Announcer {
  readonly polite = new Store<readonly Spoken[]>([]);
  readonly urgent = new Store<Spoken | null>(null);
  #count = 0;
  #kept: number;

  constructor(kept = 30) {
    this.#kept = kept;
  }

  say(text: string): void {
    this.polite.update((before) => [...before, this.#spoken(text)].slice(-this.#kept));
  }

  /** Interrupts what is being read. */
  alert(text: string): void {
    this.urgent.set(this.#spoken(text));
  }

  /** What was said to one person is not left for the next at the same screen. */
  forget(): void {
    this.polite.set([]);
    this.urgent.set(null);
  }

  #spoken(text: string): Spoken {
    this.#count += 1;
    return { id: this.#count, text };
  }
}

export const announcer = new Announcer();
