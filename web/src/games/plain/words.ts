/** The words of a game that brings them itself: Fluent messages, all of whose keys begin with its family's name. */
import type { Deed } from "../../state/deeds.ts";
import type { Group } from "../../table/menu.ts";
import type { Source } from "../../table/result.ts";
import { withTexts } from "../../text/index.ts";
import type { Say, Value } from "../../text/index.ts";
import type { Entry, GameWords } from "../../text/log.ts";
import { nameIn } from "../../text/names.ts";
import { nameOf } from "../../text/seats.ts";
import type { Seats } from "../../text/seats.ts";
import type { Event, Move, Phrase, PlainData, PlainEvent, PlainPoints, Points } from "../../wire.ts";

type Args = Record<string, Value>;

const known = new WeakMap<PlainData, WeakMap<Say, Say>>();

/** The catalogue, with the game's messages before it; those of another language where it does not speak this one. */
export function wordsOf(board: PlainData, say: Say): Say {
  const spoken = known.get(board) ?? new WeakMap<Say, Say>();
  known.set(board, spoken);
  const words = spoken.get(say) ?? withTexts(say, nameIn(board.texts, say.language));
  spoken.set(say, words);
  return words;
}

/** A move in parts: its text, the first word of it and the others. */
function partsOf(text: string): { text: string; word: string; rest: string } {
  const [word = "", ...rest] = text.split(" ");
  return { text, word, rest: rest.join(" ") };
}

/** A seat in a message is called by its name. */
export function phrase({ key, args }: Phrase, words: Say, seats: readonly string[]): string {
  const { seat } = args;
  return words.given(key, typeof seat === "number" ? { ...args, name: seats[seat] ?? "" } : args);
}

function textOf(move: Move | null): string | null {
  return move?.type === "plain" ? move.text : null;
}

export function labelOf(move: Move, { family }: PlainData, words: Say): string {
  const text = textOf(move) ?? "";
  const key = `${family}-move`;
  return words.knows(key) ? words.given(key, partsOf(text)) : text;
}

export function menu(board: PlainData, moves: readonly Move[], say: Say): Group[] {
  const words = wordsOf(board, say);
  if (!moves.length) return [];
  return [{ title: say("plain-choose"), items: moves.map((move) => ({ label: labelOf(move, board, words), moves: [move] })) }];
}

/** What is asked of whoever is to move. */
export function ask(board: PlainData, phase: string, say: Say): string {
  const words = wordsOf(board, say);
  const key = `${board.family}-prompt`;
  return words.knows(key) ? words.given(key, { phase, own: "yes", name: say("name-you") }) : say("ask-turn");
}

/** Each kind of points by the game's own name for it. */
export function sourcesOf(board: PlainData, score: readonly Points[], say: Say): Source[] {
  const words = wordsOf(board, say);
  const parts = (points: Points): Readonly<Record<string, number>> => (scored(points) ? points.parts : {});
  const kinds = [...new Set(score.flatMap((points) => Object.keys(parts(points))))];
  return kinds.map((kind) => {
    const key = `${board.family}-points-${kind}`;
    return { label: words.knows(key) ? words.given(key, {}) : kind, rule: "", of: (points) => parts(points)[kind] ?? 0 };
  });
}

export class PlainWords implements GameWords {
  readonly #board: PlainData;
  readonly #say: Say;
  readonly #words: Say;

  constructor(board: PlainData, say: Say) {
    this.#board = board;
    this.#say = say;
    this.#words = wordsOf(board, say);
  }

  deeds(deeds: readonly Deed[], seats: Seats): Entry[] {
    return deeds.flatMap(({ seat, move, events }) => [
      { n: 0, seat, text: this.#did(seat, move, seats), points: null },
      ...this.events(events, seats).map((text) => ({ n: 0, seat: null, text, points: null })),
    ]);
  }

  events(events: readonly Event[], { names }: Seats): string[] {
    return events.filter(isPlain).map((event) => phrase(event, this.#words, names));
  }

  #did(seat: number, move: Move | null, seats: Seats): string {
    const { family } = this.#board;
    const who = { name: nameOf(seats, seat, this.#say), own: seat === seats.me ? "yes" : "no" };
    const text = textOf(move);
    if (text === null) return this.#own(`${family}-hid`, "plain-hid", who);
    return this.#own(`${family}-did`, "plain-did", { ...who, ...partsOf(text) });
  }

  #own(key: string, usual: string, args: Args): string {
    return this.#words.given(this.#words.knows(key) ? key : usual, args);
  }
}

const isPlain = (event: Event): event is PlainEvent => "key" in event;
const scored = (points: Points): points is PlainPoints => "parts" in points;
