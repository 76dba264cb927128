/** Routes that are worth a look now: those that can be paid, and those that the own tickets need. */
import type { RailAids } from "../wire.ts";
import type { Link } from "./links.ts";

export interface Useful {
  link: Link;
  payable: boolean;
  wanted: boolean;
}

/** Tickets whose cheapest open way goes over a link. */
export function ticketsOver(link: Link, aids: RailAids): string[] {
  const over = (route: string) => link.routes.some(({ id }) => id === route);
  return aids.tickets.filter(({ done, open, routes }) => open && !done && routes.some(over)).map(({ ticket }) => ticket);
}

/** Payable ones first, then those that a ticket needs, then by length: the dear ones are found first. */
export function usefulLinks(links: readonly Link[], canPay: (link: Link) => boolean, aids: RailAids | null): Useful[] {
  const ways = new Set(aids?.tickets.filter(({ done, open }) => open && !done).flatMap(({ routes }) => routes) ?? []);
  const all = links.map((link) => ({
    link,
    payable: canPay(link),
    wanted: link.routes.some(({ id }) => ways.has(id)),
  }));
  const order = ({ payable, wanted, link }: Useful) => (payable ? 1000 : 0) + (wanted ? 100 : 0) + link.routes[0].length;
  return all.filter(({ payable, wanted }) => payable || wanted).sort((a, b) => order(b) - order(a));
}
