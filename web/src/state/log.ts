/** The log of a table in sentences, for any game. */
import type { Say } from "../text/index.ts";
import type { LogLine } from "../wire.ts";
import { deedsOf, nameOf } from "./words.ts";
import type { Entry, GameWords, Seats } from "./words.ts";

/** What a line says; some lines say nothing. */
export function tell(line: LogLine, words: GameWords, seats: Seats, say: Say): Entry[] {
  if (line.type === "moved") return words.deeds(deedsOf(line), seats).map((entry) => ({ ...entry, n: line.n }));
  const text = ofTheTable(line, words, seats, say);
  if (!text) return [];
  return [{ n: line.n, seat: "seat" in line ? line.seat : null, text, points: null }];
}

function ofTheTable(line: LogLine, words: GameWords, seats: Seats, say: Say): string {
  switch (line.type) {
    case "started":
      return [say("log-started"), ...words.events(line.events, seats)].join(" ");
    case "undone":
      return say("log-undone", { name: nameOf(seats, line.seat, say) });
    case "undo_wished":
      return say("log-undo-wished", { name: nameOf(seats, line.seat, say) });
    case "undo_answered":
      return say(line.agree ? "log-undo-agreed" : "log-undo-refused", { name: nameOf(seats, line.seat, say) });
    case "seated":
      return say("log-seated", { name: line.name });
    case "left":
      return say("log-left", { name: line.name });
    case "handed_over":
      return say("log-handed-over", { name: nameOf(seats, line.seat, say), bot: line.bot });
    case "taken_back":
      return say("log-taken-back", { name: nameOf(seats, line.seat, say) });
    case "resumed":
      return say("log-resumed");
    default:
      return ""; // other names, another pace, a rematch: seen elsewhere
  }
}
