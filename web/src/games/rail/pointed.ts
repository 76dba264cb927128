/** What is shown on the map when something beside it is pointed at: places, routes and the way between them. */
import { deedsOf } from "../../state/deeds.ts";
import type { LogLine, RailAids, RailData } from "../../wire.ts";
import type { Link } from "./links.ts";
import type { RailNames } from "./names.ts";
import type { Part } from "./viewport.ts";

export interface Pointed {
  places: ReadonlySet<string>;
  routes: ReadonlySet<string>;
  way: readonly string[]; // routes still to be claimed
}

export const NOTHING: Pointed = { places: new Set(), routes: new Set(), way: [] };

/** Both ends of a ticket, and the cheapest way that is still open, if the table tells it. */
export function ofTicket(id: string, names: RailNames, aids: RailAids | null): Pointed {
  const ticket = names.ticketData(id);
  if (!ticket) return NOTHING;
  const exits = (country: string | null) =>
    names.map.places.filter((place) => country && place.country === country).map((place) => place.id);
  const ends = ticket.to.flatMap(({ place, country }) => (place ? [place] : exits(country)));
  const start = ticket.from ? [ticket.from] : exits(ticket.from_country);
  const way = aids?.tickets.find((other) => other.ticket === id)?.routes ?? [];
  return { places: new Set([...start, ...ends]), routes: new Set(), way };
}

/** The route or the own tickets that a line of the log is about. */
export function ofLine(line: LogLine, names: RailNames): Pointed {
  const routes = new Set<string>();
  const places = new Set<string>();
  for (const { move, events } of deedsOf(line)) {
    if (move?.type === "claim") routes.add(move.route);
    for (const event of events) {
      if ("claimed" in event) routes.add(event.claimed);
      if ("abandoned" in event) routes.add(event.abandoned);
      const tickets = "kept" in event ? event.kept : "offer" in event ? event.offer : [];
      for (const ticket of typeof tickets === "number" ? [] : tickets) {
        for (const place of ofTicket(ticket, names, null).places) places.add(place);
      }
    }
  }
  return { places, routes, way: [] };
}

/** Room for names and markers around places. */
const MARGIN = 90;

/** The part of the drawing with all places that are pointed at. */
export function partOf({ places }: Pointed, layout: RailData["layout"]): Part | null {
  return around([...places].flatMap((id) => layout.places[id] ?? []));
}

/** The part of the drawing with a link and its ends. */
export function partWith({ line }: Link): Part | null {
  return around(line);
}

function around(spots: readonly { x: number; y: number }[]): Part | null {
  if (!spots.length) return null;
  const [xs, ys] = [spots.map(({ x }) => x), spots.map(({ y }) => y)];
  const [x, y] = [Math.min(...xs) - MARGIN, Math.min(...ys) - MARGIN];
  return { x, y, width: Math.max(...xs) + MARGIN - x, height: Math.max(...ys) + MARGIN - y };
}
