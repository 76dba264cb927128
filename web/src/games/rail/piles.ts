/** How full piles can be, for their gauges. */
import type { MapFile, RailView } from "../../wire.ts";

const sum = (counts: Iterable<number>) => [...counts].reduce((all, count) => all + count, 0);

/** All cards of the game: wherever they lie, their number stays the same. */
export function cardsInAll(view: RailView): number {
  const open = view.open.filter((card) => card !== null).length;
  return view.deck + sum(Object.values(view.discards)) + open + sum(view.seats.map(({ cards }) => cards));
}

/** Tickets that a pile can have; long ones are dealt at the start only. */
export function ticketsInAll(map: MapFile): number {
  return sum(map.tickets.filter(({ deck }) => deck !== "long").map(({ copies }) => copies));
}

/** The long ones, which no pile has once the game has begun. */
export function longTickets(map: MapFile): number {
  return sum(map.tickets.filter(({ deck }) => deck === "long").map(({ copies }) => copies));
}
