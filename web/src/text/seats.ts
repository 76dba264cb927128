/** How people and bots at a table are called. */
import { NAMELESS } from "../state/making.ts";
import type { SeatInfo } from "../wire.ts";
import type { Say } from "./index.ts";

export interface Seats {
  names: readonly string[];
  me: number | null; // the seat whose view is shown; the log calls it "you"
}

/** How a seat is called: "You" for the own one, its name for others. */
export function nameOf(seats: Seats, seat: number, say: Say): string {
  return seat === seats.me ? say("name-you") : (seats.names[seat] ?? "");
}

const LEVELS = ["beginner", "casual", "club", "expert", "master"] as const;

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
