/** What the aids say of a set of offered tickets. */
import type { KeepCost, RailAids } from "../../wire.ts";

/** What a set of offered tickets would cost; unknown without aids, and for no ticket at all. */
export function costOf(aids: RailAids | null, kept: readonly string[]): KeepCost | null {
  const same = ({ tickets }: KeepCost) => tickets.length === kept.length && tickets.every((ticket) => kept.includes(ticket));
  return aids?.keeps.find(same) ?? null;
}
