/** What happened at a Carcassonne table, in sentences. */
import { nameOf } from "../../text/seats.ts";
import type { Deed } from "../../state/deeds.ts";
import type { Entry, GameWords } from "../../text/log.ts";
import type { Seats } from "../../text/seats.ts";
import type { Say } from "../../text/index.ts";
import { list } from "../../text/names.ts";
import type { CarcassonnePlace, Event, LogLine, Moved, Scored, TileView } from "../../wire.ts";
import { ruleOfKind } from "./sources.ts";

/** A place of the board as moves write it. */
export function at(x: number, y: number): string {
  return `${x} ${y}`;
}

/** The kind of feature that a spot is of: "city.0" is of a city. */
export function kindOf(spot: string): string {
  return spot.split(".")[0] ?? spot;
}

interface Paid {
  kind: string;
  tiles: number;
  pennants: number;
  seats: readonly number[];
}

/** Who completed what, and how large it is, for people who see the board. */
export function scoredWords({ kind, tiles, pennants, seats: paid }: Paid, seats: Seats, say: Say) {
  const names = paid.map((seat) => nameOf(seats, seat, say)).join(", ");
  return { text: say("tiles-log-scored", { names, kind }), note: say("tiles-size", { tiles, pennants }) };
}

/** A bot's tile and its follower come as two lines: they are told as one turn. */
export function wholeTurns(lines: readonly LogLine[]): LogLine[] {
  const turns: LogLine[] = [];
  for (const line of lines) {
    const last = turns.at(-1);
    if (line.type === "moved" && last?.type === "moved" && isRest(line, last)) {
      turns[turns.length - 1] = { ...last, choices: [...last.choices, ...line.choices] };
    } else turns.push(line);
  }
  return turns;
}

function isRest(line: Moved, last: Moved): boolean {
  const follows = line.choices[0]?.move?.type !== "place" && line.choices[0]?.seat === last.choices[0]?.seat;
  return follows && last.choices.length === 1 && last.choices[0]?.move?.type === "place";
}

/** By the number of its line: the how-manieth tile of the game was laid there. Taken back ones do not count. */
export function turnNumbers(lines: readonly LogLine[]): Map<number, number> {
  const numbers = new Map<number, number>();
  let laid: number[] = []; // the decisions that laid a tile
  for (const line of lines) {
    if (line.type === "undone") laid = laid.filter((decision) => decision < line.decisions);
    if (line.type !== "moved") continue;
    const place = line.choices.find(({ move }) => move?.type === "place");
    if (!place) continue;
    laid.push(place.number);
    numbers.set(line.n, laid.length);
  }
  return numbers;
}

/** The tile that was laid in a line of the log. */
export function tileOf(line: LogLine, board: readonly TileView[]): TileView | null {
  if (line.type !== "moved") return null;
  const place = line.choices.map(({ move }) => move).find((move) => move?.type === "place");
  return (place && board.find(({ x, y }) => x === place.x && y === place.y)) ?? null;
}

/** The cells that a line is about: where its tile was laid, and the features that it paid. */
export function cellsOf(line: LogLine): { x: number; y: number }[] {
  if (line.type !== "moved") return [];
  const cells = line.choices.flatMap(({ move, events }) => [
    ...(move?.type === "place" ? [{ x: move.x, y: move.y }] : []),
    ...events.flatMap((event) => ("scored" in event ? event.cells.map(([x, y]) => ({ x, y })) : [])),
  ]);
  return [...new Map(cells.map((cell) => [at(cell.x, cell.y), cell])).values()];
}

/**
 * How a laid tile is told: by its place, where places are called so; by what it extends; or not at all,
 * where its picture is beside the line.
 */
export type Told = "place" | "picture" | ((place: CarcassonnePlace) => readonly string[]);

export class TileWords implements GameWords {
  readonly say: Say;
  readonly #told: Told;

  constructor(say: Say, told: Told = "place") {
    this.say = say;
    this.#told = told;
  }

  /** The decisions of one turn are told together; what was paid has lines of its own. */
  deeds(deeds: readonly Deed[], seats: Seats): Entry[] {
    const [first] = deeds;
    if (!first) return [];
    const entries: Entry[] = [];
    const text = this.#turn(deeds, first.seat, seats);
    if (text) entries.push({ n: 0, seat: first.seat, text, points: null });
    for (const event of deeds.flatMap((deed) => deed.events)) {
      if ("scored" in event) entries.push(this.#scored(event, seats));
      else if ("discarded" in event) {
        entries.push({ n: 0, seat: null, text: this.say("event-discarded"), points: null });
      }
    }
    return entries;
  }

  events(events: readonly Event[]): string[] {
    return events.filter((event) => "discarded" in event).map(() => this.say("event-discarded"));
  }

  #turn(deeds: readonly Deed[], seat: number, seats: Seats): string {
    const moves = deeds.map(({ move }) => move);
    const place = moves.find((move) => move?.type === "place");
    const meeple = moves.find((move) => move?.type === "meeple");
    const own = seat === seats.me;
    if (!place) {
      if (!meeple) return "";
      const kind = kindOf(meeple.spot);
      if (own) return this.say("event-stood-own", { kind });
      return this.say("event-stood", { name: nameOf(seats, seat, this.say), kind });
    }
    const args = { name: nameOf(seats, seat, this.say), place: at(place.x, place.y) };
    const kindAt = meeple ? kindOf(meeple.spot) : "none";
    if (this.#told === "picture") return this.#seen(own ? "own" : "other", args.name, kindAt);
    const joined = this.#told === "place" ? [] : this.#told(place);
    if (joined.length) return this.#joined(joined, args.name, own, meeple ? kindAt : null);
    if (meeple) {
      const kind = kindOf(meeple.spot);
      if (own) return this.say("event-laid-stood-own", { place: args.place, kind });
      return this.say("event-laid-stood", { ...args, kind });
    }
    return own ? this.say("event-laid-own", { place: args.place }) : this.say("event-laid", args);
  }

  #joined(kinds: readonly string[], name: string, own: boolean, kind: string | null): string {
    const joined = list(kinds.map((one) => this.say("tiles-joined", { have: one })), this.say.language);
    if (kind === null) return own ? this.say("event-joined-own", { joined }) : this.say("event-joined", { name, joined });
    return own ? this.say("event-joined-stood-own", { joined, kind }) : this.say("event-joined-stood", { name, joined, kind });
  }

  #seen(who: "own" | "other", name: string, kind: string): string {
    return who === "own" ? this.say("tiles-log-own", { kind }) : this.say("tiles-log", { name, kind });
  }

  #spoken(event: Scored, seats: Seats): string {
    const gains = event.seats.map((seat) => `${nameOf(seats, seat, this.say)} +${event.points}`).join(", ");
    return this.say("event-scored", { kind: event.scored, tiles: event.tiles, pennants: event.pennants, gains });
  }

  #seenScored(event: Scored, seats: Seats): Entry {
    const { scored: kind, tiles, pennants, seats: paid, points } = event;
    const words = scoredWords({ kind, tiles, pennants, seats: paid }, seats, this.say);
    return { n: 0, seat: paid[0] ?? null, ...words, points, spoken: this.#spoken(event, seats), rule: ruleOfKind(kind, false) };
  }

  #scored(event: Scored, seats: Seats): Entry {
    if (this.#told !== "place") return this.#seenScored(event, seats);
    const seat = event.seats.length === 1 ? (event.seats[0] ?? null) : null;
    return { n: 0, seat, text: this.#spoken(event, seats), points: event.points, rule: ruleOfKind(event.scored, false) };
  }
}
