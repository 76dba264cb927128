/** What the words of every game need: texts, and who sits where. */
import type { Say } from "../text/index.ts";
import type { Event, LogLine, Move, SeatInfo } from "../wire.ts";

export interface Seats {
  names: readonly string[];
  me: number | null; // the seat whose view is shown; the log calls it "you"
}

/** How a seat is called: "You" for the own one, its name for others. */
export function nameOf(seats: Seats, seat: number, say: Say): string {
  return seat === seats.me ? say("name-you") : (seats.names[seat] ?? "");
}

const LEVELS = ["beginner", "casual", "club", "expert", "master"] as const;
/** What the server calls a person who has not said a name. */
export const NAMELESS = "?";

type Sitter = Pick<SeatInfo, "name" | "bot" | "person" | "mine">;

/** Names as the table shows them: a bot by its level, and numbered if another has the same; free seats are all alike. */
export function seatNames(seats: readonly Sitter[], say: Say): string[] {
  const alone = seats.filter(({ mine }) => mine).length < 2; // else nobody is "you"
  const plain = seats.map((seat, i) => plainName(seat, i, alone, say));
  return plain.map((name, i) => {
    if (name === say("name-free") || plain.filter((other) => other === name).length === 1) return name;
    return `${name} ${plain.slice(0, i + 1).filter((other) => other === name).length}`;
  });
}

/** A level in the language; another bot by its own name. */
export function botName(bot: string, say: Say): string {
  const level = LEVELS.find((name) => name === bot);
  return level ? say(`level-${level}`) : bot;
}

function plainName({ name, bot, person, mine }: Sitter, seat: number, alone: boolean, say: Say): string {
  const known = name && name !== NAMELESS;
  if (!person && bot) return known && name !== bot ? `${name} (${botName(bot, say)})` : botName(bot, say); // who gave up is still known
  if (known) return name;
  if (!person) return say("name-free");
  if (!mine) return say("name-guest");
  return alone ? say("name-you") : say("name-player", { number: seat + 1 });
}

/** A deed of a seat with what came of it. */
export interface Deed {
  seat: number;
  move: Move | null;
  events: readonly Event[];
}

/** A line of the log as people read it. */
export interface Entry {
  n: number;
  seat: number | null; // null: nobody's deed
  text: string;
  points: number | null; // earned by that seat
  spoken?: string; // with the points, where the text leaves them to the page; empty: not at all
  note?: string; // why, where a line below has room for it
  rule?: string; // that the points come from
}

/** The deeds of a line, if it is one of moves. */
export function deedsOf(line: LogLine): readonly Deed[] {
  return line.type === "moved" ? line.choices : [];
}

/** Words of one game: what happened, and which moves there are. */
export interface GameWords {
  /** The sentences of one line of moves. */
  deeds(deeds: readonly Deed[], seats: Seats): Entry[];
  /** Sentences for events that are nobody's deed, as at the start. */
  events(events: readonly Event[], seats: Seats): string[];
}
