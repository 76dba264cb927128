/** A finished game, move by move: pages of positions that arrive in the background, and where one looks. */
import type { Choice, Replay, ReplayPosition } from "../wire.ts";
import { Store } from "./store.ts";

export interface ReplayState {
  /** The game without its positions; null until the first answer. */
  game: Omit<Replay, "positions"> | null;
  /** By number of decisions; those not here yet are missing. */
  positions: readonly (ReplayPosition | undefined)[];
  /** So many whole moves were made: an index of `game.stops`. */
  at: number;
  /** Whose eyes; null: all hands are open. */
  seat: number | null;
  problem: unknown;
}

export type Fetch = (first: number, count: number, seat: number | null) => Promise<Replay>;

/** What is fetched first: the positions around the one that is looked at. */
const NEAR = 60;
const MOST = 500; // that the server gives at once
const END = 10_000; // past the end of any game: its last positions

export class Replaying {
  readonly live = new Store<ReplayState>({ game: null, positions: [], at: 0, seat: null, problem: null });
  #fetch: Fetch;
  #run = 0; // another seat's eyes make what is under way worthless

  constructor(fetch: Fetch) {
    this.#fetch = fetch;
  }

  /** Loads everything as a seat saw it. `at`: where to look first; the end if it is not set. */
  async open(seat: number | null, at: number | null = null): Promise<void> {
    const run = ++this.#run;
    try {
      const near = at === null ? END : Math.max(0, at - NEAR / 2);
      const { positions, ...game } = await this.#fetch(near, NEAR, seat);
      if (run !== this.#run) return;
      const last = game.stops.length - 1;
      const start = Math.min(last, Math.max(0, at ?? last));
      this.#change({ game, seat, at: start, positions: Array.from({ length: game.decisions + 1 }, () => undefined) });
      this.#take(positions);
      const here = { first: positions[0]?.number ?? 0, end: (positions.at(-1)?.number ?? -1) + 1 };
      for (const { first, count } of restAround(here, game.decisions)) {
        const page = await this.#fetch(first, count, seat);
        if (run !== this.#run) return;
        this.#take(page.positions);
      }
    } catch (problem) {
      if (run === this.#run) this.#change({ problem });
    }
  }

  look(at: number): void {
    const { game } = this.live.get();
    if (game) this.#change({ at: Math.min(game.stops.length - 1, Math.max(0, at)) });
  }

  /** All positions, as soon as they are here. */
  whole(): Promise<readonly (ReplayPosition | undefined)[]> {
    return new Promise((found, failed) => {
      const stop = this.live.subscribe(({ game, positions, problem }) => {
        if (problem) failed(problem);
        else if (game && positions.every(Boolean)) found(positions);
        else return;
        queueMicrotask(() => stop());
      });
    });
  }

  step(by: number): void {
    this.look(this.live.get().at + by);
  }

  #take(found: readonly ReplayPosition[]): void {
    const positions = [...this.live.get().positions];
    for (const position of found) positions[position.number] = position;
    this.#change({ positions });
  }

  #change(part: Partial<ReplayState>): void {
    this.live.update((state) => ({ ...state, ...part }));
  }
}

/** What is missing beside the positions from `first` to before `end`: first the later ones, with the result. */
export function restAround({ first, end }: { first: number; end: number }, decisions: number): { first: number; count: number }[] {
  return [...pages(end, decisions + 1), ...pages(0, first)];
}

function pages(from: number, to: number): { first: number; count: number }[] {
  const firsts = Array.from({ length: Math.ceil(Math.max(0, to - from) / MOST) }, (_, i) => from + i * MOST);
  return firsts.map((first) => ({ first, count: Math.min(MOST, to - first) }));
}

/** The positions after whole moves. */
export function stopped({ game, positions }: ReplayState): (ReplayPosition | undefined)[] {
  return (game?.stops ?? []).map((number) => positions[number]);
}

/** The decisions of the move that led to a stop, as far as they are known. */
export function decisionsOf({ game, positions }: Pick<ReplayState, "game" | "positions">, at: number): Choice[] {
  const [from = -1, to = -1] = [game?.stops[at - 1], game?.stops[at]];
  if (from < 0) return [];
  return positions.slice(from + 1, to + 1).flatMap((position) => position?.choice ?? []);
}

/** Points by seat after each move, as far as they are known; the last one is the result. */
export function series(positions: readonly (ReplayPosition | undefined)[], seats: number): (number | null)[][] {
  return Array.from({ length: seats }, (_, seat) =>
    positions.map((position) => {
      if (!position) return null;
      if (position.score) return position.score[seat]?.total ?? null;
      return position.views[0]?.seats[seat]?.points ?? null;
    }),
  );
}
