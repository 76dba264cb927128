/** The log of a table in sentences, for any game. */
import { deedsOf } from "../state/deeds.ts";
import type { Deed } from "../state/deeds.ts";
import { NAMELESS } from "../state/making.ts";
import type { Event, LogLine } from "../wire.ts";
import type { Say } from "./index.ts";
import { botName } from "./seats.ts";
import type { Seats } from "./seats.ts";

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

/** Words of one game: what happened, and which moves there are. */
export interface GameWords {
  /** The sentences of one line of moves. */
  deeds(deeds: readonly Deed[], seats: Seats): Entry[];
  /** Sentences for events that are nobody's deed, as at the start. */
  events(events: readonly Event[], seats: Seats): string[];
}

const SHOWN = 8; // digits: enough to compare by eye, all are in the menu

/** What a line says; some lines say nothing. */
export function tell(line: LogLine, words: GameWords, seats: Seats, say: Say): Entry[] {
  if (line.type === "moved") return words.deeds(deedsOf(line), seats).map((entry) => ({ ...entry, n: line.n }));
  const text = ofTheTable(line, words, seats, say);
  if (!text) return [];
  const spoken = line.type === "sealed" || line.type === "revealed" ? { spoken: "" } : {}; // nobody wants to hear digits
  return [{ n: line.n, seat: "seat" in line ? line.seat : null, text, points: null, ...spoken }];
}

function ofTheTable(line: LogLine, words: GameWords, seats: Seats, say: Say): string {
  switch (line.type) {
    case "started":
      return [say("log-started"), ...words.events(line.events, seats)].join(" ");
    case "undone":
      return ofSeat("undone", line.seat, seats, say);
    case "undo_wished":
      return ofSeat("undo-wished", line.seat, seats, say);
    case "undo_answered":
      return ofSeat(line.agree ? "undo-agreed" : "undo-refused", line.seat, seats, say);
    case "seated":
      return line.seat === seats.me ? say("log-seated-own") : say("log-seated", { name: knownAs(line.name, say) });
    case "left":
      return say("log-left", { name: knownAs(line.name, say) });
    case "handed_over":
      return ofSeat("handed-over", line.seat, seats, say, { bot: botName(line.bot, say) });
    case "resigned":
      return resigned(line, seats, say);
    case "watch_set":
      return say(line.watch ? "log-watch-on" : "log-watch-off");
    case "taken_back":
      return ofSeat("taken-back", line.seat, seats, say);
    case "seat_closed":
      return line.bot ? say("log-seat-bot", { bot: botName(line.bot, say) }) : say("log-seat-closed");
    case "seat_opened":
      return say("log-seat-opened");
    case "removed":
      return say("log-removed", { name: knownAs(line.name, say) });
    case "muted":
      return say(line.muted ? "log-muted" : "log-unmuted", { name: seats.names[line.seat] ?? "" });
    case "idle_asked":
      return ofSeat("idle-asked", line.seat, seats, say);
    case "sealed":
      return say("log-sealed", { digits: line.promise.slice(0, SHOWN) });
    case "revealed":
      return ofSeat("revealed", line.seat, seats, say, { digits: line.share.slice(0, SHOWN) });
    case "resumed":
      return say("log-resumed");
    default:
      return ""; // other names, another pace, a rematch: seen elsewhere
  }
}

/** Each has a text for others and one for the seat itself ("-own"), whose verb is another. */
type OfSeat = "undone" | "undo-wished" | "undo-agreed" | "undo-refused" | "handed-over" | "taken-back" | "ended" | "revealed" | "idle-asked";

function ofSeat(deed: OfSeat, seat: number, seats: Seats, say: Say, more: Record<string, string> = {}): string {
  if (seat === seats.me) return say.given(`log-${deed}-own`, more);
  return say.given(`log-${deed}`, { ...more, name: seats.names[seat] ?? "" });
}

/** By the name of then: the seat has its bot's since. */
function resigned({ seat, name, bot }: Extract<LogLine, { type: "resigned" }>, seats: Seats, say: Say): string {
  if (!bot) return ofSeat("ended", seat, seats, say);
  const given = { name: knownAs(name, say), bot: botName(bot, say) };
  return seat === seats.me ? say("log-resigned-own", given) : say("log-resigned", given);
}

function knownAs(name: string, say: Say): string {
  return name === NAMELESS ? say("name-guest") : name;
}
