/** One's own turn before it is played: where the tile lies, how it is turned, where a follower stands. */
import { Store } from "../../state/store.ts";
import type { CarcassonnePlace, CarcassonneView, LogLine, Move, Outlook, Position, Previewed, UndoOffer } from "../../wire.ts";
import { at } from "./log.ts";
import { turnsByCell } from "./menu.ts";

/** The tile as it lies for now. `fixed`: the server has it already, only the follower is open. */
export interface LaidTile {
  place: CarcassonnePlace;
  fixed: boolean;
  view: CarcassonneView | null; // as it would be; null while the server is asked
  spots: readonly string[];
  canSkip: boolean;
  chosen: string | null;
  outlooks: readonly Outlook[]; // of the spots; none where the tile came by other ways
}

export interface TurnState {
  version: number;
  /** The legal turns of the drawn tile by cell; empty when it is not ours to lay. */
  places: ReadonlyMap<string, readonly CarcassonnePlace[]>;
  /** How the tile is held: the turn that a click prefers. */
  degrees: number;
  laid: LaidTile | null;
}

const NOTHING: TurnState = { version: -1, places: new Map(), degrees: 0, laid: null };

export class Turn {
  readonly now = new Store<TurnState>(NOTHING);
  #preview: (place: CarcassonnePlace) => Promise<Previewed>;

  constructor(preview: (place: CarcassonnePlace) => Promise<Previewed>) {
    this.#preview = preview;
  }

  /** A new position begins a new turn; the same one again changes nothing. */
  follow(position: Position | null): void {
    if (!position || position.view.type !== "carcassonne") return this.now.set(NOTHING);
    if (position.version === this.now.get().version && position.moves.length) return;
    const places = turnsByCell(position.moves);
    const first = [...places.values()].flat();
    const degrees = first.some(({ r }) => r === 0) ? 0 : (first[0]?.r ?? 0);
    this.now.set({ version: position.version, places, degrees, laid: alreadyLaid(position) });
  }

  /** Lays the tile on a cell in a legal turn, or turns the one that lies there. False: not legal. */
  lay(x: number, y: number): boolean {
    const { places, laid, degrees } = this.now.get();
    if (laid?.fixed) return false;
    if (laid && laid.place.x === x && laid.place.y === y) return this.rotate(1);
    const place = nearest(places.get(at(x, y)) ?? [], degrees);
    if (place) void this.#put(place);
    return place !== undefined;
  }

  /** Turns the tile to its next legal turn. False: there is no other. */
  rotate(way: 1 | -1): boolean {
    const { places, laid, degrees } = this.now.get();
    if (laid?.fixed) return false;
    const turns = laid ? (places.get(at(laid.place.x, laid.place.y)) ?? []) : [...places.values()].flat();
    const next = following(turns, laid?.place.r ?? degrees, way);
    if (!next) return false;
    if (laid) void this.#put(next);
    else this.now.update((state) => ({ ...state, degrees: next.r }));
    return true;
  }

  /** Where the follower goes; null: it stays at home. */
  choose(spot: string | null): void {
    this.now.update((state) => (state.laid ? { ...state, laid: { ...state.laid, chosen: spot } } : state));
  }

  takeBack(): void {
    this.now.update((state) => (state.laid?.fixed ? state : { ...state, laid: null }));
  }

  /** The moves to send as one group; none while the tile is not laid or the server is still asked. */
  moves(): Move[] {
    const { laid } = this.now.get();
    if (!laid?.view) return [];
    const last: Move = laid.chosen ? { type: "meeple", spot: laid.chosen } : { type: "skip" };
    return laid.fixed ? [last] : [laid.place, last];
  }

  async #put(place: CarcassonnePlace): Promise<void> {
    const { version } = this.now.get();
    const laid: LaidTile = { place, fixed: false, view: null, spots: [], canSkip: false, chosen: null, outlooks: [] };
    this.now.update((state) => ({ ...state, degrees: place.r, laid }));
    const found = await this.#preview(place).catch(() => null); // stale: the next position tells
    this.now.update((state) => {
      if (state.version !== version || state.laid?.place !== place) return state;
      if (found?.view.type !== "carcassonne") return { ...state, laid: null };
      return { ...state, laid: { ...state.laid, view: found.view, outlooks: found.outlooks, ...spotsIn(found.moves) } };
    });
  }
}

/** The decisions that are left when one's last whole turn is taken back: its tile, not only its follower. */
export function undoPoint(lines: readonly LogLine[], offer: UndoOffer, mine: (seat: number) => boolean): number {
  const laid = lines
    .flatMap((line) => (line.type === "moved" ? line.choices : []))
    .filter(({ move, seat, number }) => move?.type === "place" && mine(seat) && number <= offer.latest);
  return Math.max(offer.earliest, laid.at(-1)?.number ?? offer.latest);
}

function spotsIn(moves: readonly Move[]): { spots: string[]; canSkip: boolean } {
  return {
    spots: moves.flatMap((move) => (move.type === "meeple" ? [move.spot] : [])),
    canSkip: moves.some(({ type }) => type === "skip"),
  };
}

/** The tile is on the table already, as after a move by the lists. */
function alreadyLaid({ view, moves, phase }: Position): LaidTile | null {
  const last = view.type === "carcassonne" ? view.board.at(-1) : undefined;
  if (phase !== "meeple" || !moves.length || !last || view.type !== "carcassonne") return null;
  const place: CarcassonnePlace = { type: "place", x: last.x, y: last.y, r: last.r };
  return { place, fixed: true, view, chosen: null, outlooks: [], ...spotsIn(moves) };
}

/** The turn that needs the least turning clockwise. */
function nearest(turns: readonly CarcassonnePlace[], degrees: number): CarcassonnePlace | undefined {
  return [...turns].sort((a, b) => clockwise(degrees, a.r) - clockwise(degrees, b.r))[0];
}

function following(turns: readonly CarcassonnePlace[], from: number, way: 1 | -1): CarcassonnePlace | undefined {
  const others = turns.filter(({ r }) => r !== from);
  return others.sort((a, b) => way * (clockwise(from, a.r) - clockwise(from, b.r)))[0];
}

function clockwise(from: number, to: number): number {
  return (to - from + 360) % 360;
}

/** The turn that a click on a cell would give, for showing it beforehand. */
export function wouldLay(state: TurnState, x: number, y: number): CarcassonnePlace | null {
  return nearest(state.places.get(at(x, y)) ?? [], state.degrees) ?? null;
}
