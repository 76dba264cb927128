/** What is played on the page that is shown: help is about that first. */
import { Store } from "./store.ts";

/** The name of a game; null where no single one is played. */
export const played = new Store<string | null>(null);
