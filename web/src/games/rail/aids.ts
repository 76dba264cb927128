/** Whose aids are shown: at one screen each person has others, and nobody sees those of the one before. */
import type { Aided, KeepCost, Position, RailAids } from "../../wire.ts";

/** Whether an answer is about the position that is shown; a late one may be another person's. */
export function isAbout({ seat, version }: Aided, position: Position | null): boolean {
  return position !== null && seat === position.seat && version === position.version;
}

/** The aids that a seat may see; nobody (a curtain, a watcher) has any. */
export function aidsOf(aided: Aided | null, seat: number | null): RailAids | null {
  return aided && aided.seat === seat && "tunnels" in aided.aids ? aided.aids : null;
}

/** What a set of offered tickets would cost; unknown without aids, and for no ticket at all. */
export function costOf(aids: RailAids | null, kept: readonly string[]): KeepCost | null {
  const same = ({ tickets }: KeepCost) => tickets.length === kept.length && tickets.every((ticket) => kept.includes(ticket));
  return aids?.keeps.find(same) ?? null;
}
