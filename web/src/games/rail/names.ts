/** Places, routes, tickets and cards of a map as people read them, in one language. */
import { nameIn, pair } from "../../text/names.ts";
import type { Say } from "../../text/index.ts";
import type { MapFile, RailAids, RailPlace, Route, Target, Ticket } from "../../wire.ts";

const SIGNS: Readonly<Record<string, string>> = { germany: "D", austria: "A", italy: "I", france: "F" };

export class RailNames {
  readonly map: MapFile;
  readonly say: Say;
  readonly routes: ReadonlyMap<string, Route>;
  #places: ReadonlyMap<string, RailPlace>;
  #tickets: ReadonlyMap<string, Ticket>;

  constructor(map: MapFile, say: Say) {
    this.map = map;
    this.say = say;
    this.routes = new Map(map.routes.map((route) => [route.id, route]));
    this.#places = new Map(map.places.map((place) => [place.id, place]));
    this.#tickets = new Map(map.tickets.map((ticket) => [ticket.id, ticket]));
  }

  get title(): string {
    return nameIn(this.map.title, this.say.language);
  }

  /** A border exit is told from others of its country by where it leads. */
  place(id: string): string {
    const place = this.#places.get(id);
    const name = nameIn(place?.name, this.say.language) || id;
    if (!place?.towards) return name;
    return `${name} (${this.say("town-name", { town: place.towards.replaceAll(" ", "-"), name: place.towards })})`;
  }

  country(id: string): string {
    return nameIn(this.map.countries.find((country) => country.id === id)?.name, this.say.language) || id;
  }

  /** The letter on a country's cars where there is one, else the first of its name. */
  sign(country: string): string {
    return SIGNS[country] ?? this.country(country).charAt(0);
  }

  route(id: string): string {
    const route = this.routes.get(id);
    return route ? pair(this.place(route.a), this.place(route.b)) : id;
  }

  /** A route's points by its length. */
  worth(id: string): number {
    return this.map.route_points[String(this.routes.get(id)?.length ?? 0)] ?? 0;
  }

  /** "arch-crag#2" is the second copy of a ticket. */
  ticketData(id: string): Ticket | undefined {
    return this.#tickets.get(id.replace(/#\d+$/, ""));
  }

  /** Both ends; where there are several, each with its points: Germany 6, Italy 8. */
  ticket(id: string): string {
    const ticket = this.ticketData(id);
    if (!ticket) return id;
    const start = ticket.from ? this.place(ticket.from) : this.country(ticket.from_country ?? "");
    const single = ticket.to.length === 1;
    const ends = ticket.to.map((target) => this.#end(target) + (single ? "" : ` ${target.points}`));
    return pair(start, ends.join(", "));
  }

  /** A ticket in parts: one far end has a name of its own, several are listed with their points. */
  ticketParts(id: string): { from: string; to: string; ends: { name: string; sign: string; points: number }[] } {
    const ticket = this.ticketData(id);
    if (!ticket) return { from: id, to: "", ends: [] };
    const from = ticket.from ? this.place(ticket.from) : this.country(ticket.from_country ?? "");
    const ends = ticket.to.map((target) => ({
      name: this.#end(target),
      sign: target.country ? this.sign(target.country) : this.#end(target),
      points: target.points,
    }));
    return ends.length === 1 ? { from, to: ends[0]?.name ?? "", ends: [] } : { from, to: "", ends };
  }

  /** Both ends in little room: several far ends by their signs on the map. */
  ticketShort(id: string): string {
    const { from, to, ends } = this.ticketParts(id);
    return pair(from, to || ends.map(({ sign }) => sign).join("/"));
  }

  /** Both ends, and all of several far ends by name. */
  ticketWithEnds(id: string): string {
    const { from, to, ends } = this.ticketParts(id);
    return pair(from, to || ends.map(({ name }) => name).join(" / "));
  }

  /** One of those that are dealt at the start only. */
  isLong(id: string): boolean {
    return this.ticketData(id)?.deck === "long";
  }

  /** How far a ticket is, where the table has aids. */
  ticketNote(aids: RailAids | null, id: string): string {
    const way = aids?.tickets.find(({ ticket }) => ticket === id);
    if (!way) return "";
    if (way.done) return this.say("rail-ticket-done");
    return way.open ? this.say("rail-ticket-missing", { count: way.cars }) : this.say("rail-ticket-lost");
  }

  /** The most it can bring. */
  ticketPoints(id: string): number {
    return Math.max(0, ...(this.ticketData(id)?.to.map((target) => target.points) ?? []));
  }

  #end(target: Target): string {
    return target.place ? this.place(target.place) : this.country(target.country ?? "");
  }

  /** A card as it is drawn. */
  card(color: string): string {
    return this.say("rail-card", { color });
  }

  counted(color: string, count: number): string {
    return this.say("card-count", { color, count });
  }

  /** What a claim or a surcharge is paid with: 2 red + 1 locomotive. */
  price({ color, cards, locos }: { color: string | null; cards: number; locos: number }): string {
    const parts = [];
    if (color && cards) parts.push(this.counted(color, cards));
    if (locos) parts.push(this.counted("loco", locos));
    return parts.join(" + ");
  }

  /** What a route takes, by the map alone: 3 red, or any three of one color, and locomotives among them. */
  fullPrice(id: string): string {
    const route = this.routes.get(id);
    if (!route) return "";
    const { length, color, locomotives } = route;
    const cards = color ? this.counted(color, length) : this.say("rail-price-any", { count: length });
    return locomotives ? `${cards}, ${this.say("rail-price-ferry", { count: locomotives })}` : cards;
  }

  /** Cards in a row of words. */
  cards(row: readonly (string | null)[]): string {
    return row.map((color) => (color ? this.say("card-name", { color }) : this.say("slot-empty"))).join(", ");
  }

  /** Cards by color, as they are paid. */
  sorted(cards: readonly string[]): string {
    const colors = [...new Set(cards)];
    return colors.map((color) => this.counted(color, cards.filter((card) => card === color).length)).join(" + ");
  }

  /** Color, length and kind of a route, as a map shows them. */
  spaces(id: string): string {
    const route = this.routes.get(id);
    if (!route) return "";
    const color = this.say("route-color", { color: route.color ?? "gray" });
    const kind = route.locomotives ? this.say("route-ferry") : route.tunnel ? this.say("route-tunnel") : "";
    return [`${color} ${route.length}`, kind].filter(Boolean).join(", ");
  }
}
