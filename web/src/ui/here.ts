/** What is played on the page that is shown: help is about that first. */
import { Store } from "../state/store.ts";
import type { Key } from "../text/index.ts";

/** Keys that belong together, each with what it does. */
export interface KeyGroup {
  title: Key;
  keys: readonly (readonly [caps: string, does: Key])[];
}

/** The name of a game, and the keys of its table as soon as they are known. */
export interface Played {
  game: string;
  keys: KeyGroup | null;
}

/** Null where no single game is played. */
export const played = new Store<Played | null>(null);

/** The keys of all kinds of tables. */
export const tableKeys = new Store<readonly KeyGroup[]>([]);
