/** All that the parts of a Carcassonne table share beside the session: the turn, what glows, what is counted. */
import { Store } from "../../state/store.ts";
import { isStill } from "../../state/theme.ts";
import type { TableState } from "../../state/session.ts";
import type { TableDesk } from "../../table/desk.svelte.ts";
import type { Happened, TileFile } from "../../wire.ts";
import { earnedIn, finalCount } from "./earnings.ts";
import type { Earning } from "./earnings.ts";
import { WALK, leavingIn } from "./homeward.ts";
import type { Leaving } from "./homeward.ts";
import { Turn } from "./turn.ts";

/** How long points are seen where they were earned, in milliseconds. */
export const SHOWN = 2600;
/** How long one feature of the final count is seen. */
export const COUNTED_FOR = 850;

/** Where the final count is: the features counted so far, the newest last. */
export interface Count {
  all: readonly Earning[];
  done: number;
}

export class TilesGame {
  readonly #desk: TableDesk;
  readonly turn: Turn;
  readonly earnings = new Store<readonly Earning[]>([]);
  /** Followers on their way home. */
  readonly leaving = new Store<readonly Leaving[]>([]);
  readonly count = new Store<Count | null>(null);
  readonly #tiles: TileFile;

  constructor(desk: TableDesk, tiles: TileFile) {
    const { controller } = desk;
    this.#desk = desk;
    this.#tiles = tiles;
    this.turn = new Turn((place) => controller.session.preview(place));
    controller.onnews = (happened, before) => this.#news(happened, before);
  }

  stop(): void {
    this.#desk.controller.onnews = () => {};
  }

  skipCount(): void {
    this.count.update((count) => count && { ...count, done: count.all.length });
  }

  #news(happened: Happened, before: TableState): void {
    const { position, lines } = happened;
    if (position?.view.type !== "carcassonne") return;
    const earned = earnedIn(lines, position.view.board, this.#tiles.tiles);
    if (earned.length) {
      this.earnings.update((all) => [...all, ...earned]);
      this.#desk.later(SHOWN, () => this.earnings.update((all) => all.filter((one) => !earned.includes(one))));
    }
    if (before.position?.view.type === "carcassonne" && !isStill()) {
      this.#letWalk(leavingIn(lines, before.position.view.board, position.view.board));
    }
    if (position.score && !before.position?.score) this.#countFrom(finalCount(position.score));
  }

  #letWalk(leaving: readonly Leaving[]): void {
    if (!leaving.length) return;
    this.leaving.update((all) => [...all, ...leaving]);
    this.#desk.later(WALK.glow + WALK.way, () => this.leaving.update((all) => all.filter((one) => !leaving.includes(one))));
  }

  #countFrom(all: readonly Earning[]): void {
    this.count.set({ all, done: isStill() ? all.length : 0 });
    const step = () => {
      const count = this.count.get();
      if (!count || count.done >= count.all.length) return;
      this.count.set({ all, done: count.done + 1 });
      this.#desk.later(COUNTED_FOR, step);
    };
    this.#desk.later(COUNTED_FOR, step);
  }
}
