/** Routes that are worth a look now: those that the own tickets need, and the best of those that can be paid. */
import type { RailAids } from "../../wire.ts";
import type { Link } from "./links.ts";

export interface Useful {
  /** They can be paid, and a ticket needs them. */
  serving: readonly Link[];
  /** They can be paid: the most points first, and only the best. */
  best: readonly Link[];
  /** A ticket needs them, and they can't be paid yet. */
  needed: readonly Link[];
}

/** More than these are no advice: the map has them all. */
const BEST = 6;

/** Tickets whose cheapest open way goes over a link. */
export function ticketsOver(link: Link, aids: RailAids): string[] {
  const over = (route: string) => link.routes.some(({ id }) => id === route);
  return aids.tickets.filter(({ done, open, routes }) => open && !done && routes.some(over)).map(({ ticket }) => ticket);
}

/** Long routes are worth more than all that they are made of: the longest come first everywhere. */
export function usefulLinks(links: readonly Link[], canPay: (link: Link) => boolean, aids: RailAids | null, most = BEST): Useful {
  const long = [...links].sort((a, b) => b.routes[0].length - a.routes[0].length);
  const wanted = new Set(aids ? long.filter((link) => ticketsOver(link, aids).length) : []);
  const payable = long.filter(canPay);
  return {
    serving: payable.filter((link) => wanted.has(link)),
    best: payable.filter((link) => !wanted.has(link)).slice(0, most),
    needed: [...wanted].filter((link) => !payable.includes(link)),
  };
}
