/** The state of a table with a board on the screen, as far as it is the same in every game. */
import { fromStore } from "svelte/store";

import { colorsOf } from "../state/colors.ts";
import type { SeatColor } from "../state/colors.ts";
import { preferences } from "../state/preferences.ts";
import { say } from "../text/index.ts";
import type { Move } from "../wire.ts";
import { AidsOf, aidsFor } from "./aids.ts";
import type { TableController } from "./controller.ts";
import { seatsOf } from "./words.ts";

/** What the server says. A game adds what its person is about to do. */
export abstract class TableDesk {
  readonly controller: TableController;
  /** Lines of the chat that were shown. */
  seen = $state(0);
  readonly #aids: AidsOf;
  readonly #live;
  readonly #busy;
  readonly #line;
  readonly #aided;
  readonly #say = fromStore(say);
  readonly #preferences = fromStore(preferences);
  readonly #timers = new Set<ReturnType<typeof setTimeout>>();

  constructor(controller: TableController) {
    const { session } = controller;
    this.controller = controller;
    this.seen = session.live.get().chat.length;
    this.#aids = new AidsOf(session);
    this.#live = fromStore(session.live);
    this.#busy = fromStore(controller.busy);
    this.#line = fromStore(session.connection.status);
    this.#aided = fromStore(this.#aids.now);
  }

  readonly live = $derived.by(() => this.#live.current);
  /** Nothing can be played now: an answer is waited for, or the line is down. */
  readonly busy = $derived.by(() => this.#busy.current);
  /** The line is down: nothing can be played, and nothing may look as if it could. */
  readonly offline = $derived.by(() => this.#line.current.is !== "open");
  readonly say = $derived.by(() => this.#say.current);
  readonly preferences = $derived.by(() => this.#preferences.current);
  readonly table = $derived.by(() => this.live.table);
  readonly position = $derived.by(() => this.live.position);
  // by themselves: much else of the state changes while nobody moves
  readonly lines = $derived.by(() => this.live.lines);
  readonly moves = $derived.by((): readonly Move[] => this.position?.moves ?? []);
  readonly mine = $derived.by(() => this.moves.length > 0);
  readonly unread = $derived.by(() => this.live.chat.length > this.seen);
  readonly seats = $derived.by(() => (this.table ? seatsOf(this.table, this.position, this.say) : { names: [], me: null }));
  readonly me = $derived.by(() => this.seats.me);
  readonly colors = $derived.by((): SeatColor[] =>
    colorsOf(this.table?.seats.map(({ bot }) => ({ bot: bot !== null })) ?? []),
  );
  /** The aids of whoever looks, and not those of the one before. */
  protected readonly aidsOfSeat = $derived.by(() => aidsFor(this.#aided.current, this.position?.seat ?? null));

  /** Asks for the aids of the position that is there now. */
  refreshAids(): void {
    this.#aids.refresh();
  }

  /** The chat has been shown. */
  read(): void {
    this.seen = this.live.chat.length;
  }

  /** Something that was news is none after some milliseconds. */
  later(milliseconds: number, call: () => void): void {
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      call();
    }, milliseconds);
    this.#timers.add(timer);
  }

  /** The page is left. */
  stop(): void {
    this.#aids.stop();
    for (const timer of this.#timers) clearTimeout(timer);
  }
}
