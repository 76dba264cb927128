/** What happened at a rail table, in sentences. */
import { nameOf } from "../../text/seats.ts";
import type { Deed } from "../../state/deeds.ts";
import type { Entry, GameWords } from "../../text/log.ts";
import type { Seats } from "../../text/seats.ts";
import type { Event, Kept, Returned } from "../../wire.ts";
import type { RailNames } from "./names.ts";
import { ruleFor } from "./points.ts";

/** Events that a seat did; each has a text for others and one for the seat itself ("-own"). */
type Told = { key: string; args: Record<string, string | number> };

/** What is told of others where it is known and no secret any more. */
const SEEN = new Set(["event-kept-seen", "event-returned-seen", "event-drawn-deck-seen", "event-offered-seen", "event-chose-seen"]);

export class RailWords implements GameWords {
  readonly names: RailNames;
  readonly #open: boolean;

  /** `open`: the game is over, and what others drew is told as far as the server has told it. */
  constructor(names: RailNames, open = false) {
    this.names = names;
    this.#open = open;
  }

  deeds(deeds: readonly Deed[], seats: Seats): Entry[] {
    return deeds.map((deed) => {
      const points = pointsOf(deed.events);
      const text = this.#sentences(deed, seats).join(" ");
      const entry = { n: 0, seat: deed.seat, text, points };
      if (points === null) return entry;
      return { ...entry, rule: ruleFor("end-routes"), spoken: this.names.say("rail-log-spoken", { text, points }) };
    });
  }

  events(events: readonly Event[]): string[] {
    return events.map((event) => this.#ofTheTable(event)).filter(Boolean);
  }

  /** A new open row is told only where more than one card changed; what one deed did is one sentence. */
  #sentences({ seat, move, events }: Deed, seats: Seats): string[] {
    const wholeRow = happened(events, "swept") || happened(events, "claimed");
    const told = move?.type === "pass" ? [this.#own({ key: "event-passed", args: {} }, seat, seats)] : [];
    for (const event of events) {
      if ("open" in event && !wholeRow) continue;
      if (("paid" in event && happened(events, "claimed")) || (isReturn(event) && happened(events, "kept"))) continue;
      const deed = this.#deed(event, events);
      const text = deed ? this.#own(deed, seat, seats) : this.#ofTheTable(event);
      if (text) told.push(text);
    }
    return told;
  }

  #own({ key, args }: Told, seat: number, seats: Seats): string {
    const { say } = this.names;
    if (seat === seats.me) return say.given(`${key}-own`, args);
    const known = this.#open && Boolean(args["color"] || args["tickets"]) && SEEN.has(`${key}-seen`);
    return say.given(known ? `${key}-seen` : key, { ...args, name: nameOf(seats, seat, say) });
  }

  #deed(event: Event, events: readonly Event[]): Told | null {
    const { names } = this;
    if ("kept" in event) return this.#kept(event, events.find(isReturn));
    if (isReturn(event)) return { key: "event-returned", args: this.#tickets(event.returned) };
    if ("offer" in event) return { key: "event-offered", args: this.#tickets(event.offer) };
    if ("drawn" in event) {
      const key = event.from === "deck" ? "event-drawn-deck" : "event-drawn-open";
      return { key, args: { color: event.drawn ?? "" } };
    }
    if ("paid" in event) return { key: "event-paid", args: { cards: names.sorted(event.paid) } };
    if ("claimed" in event) {
      const paid = events.flatMap((other) => ("paid" in other ? other.paid : []));
      return { key: "event-built", args: { route: names.route(event.claimed), cards: names.sorted(paid) } };
    }
    if ("abandoned" in event) return { key: "event-abandoned", args: { route: names.route(event.abandoned) } };
    if ("last_round" in event) return { key: "event-last-round", args: {} };
    return null;
  }

  #kept({ kept }: Kept, put: Returned | undefined): Told {
    const args = this.#tickets(kept);
    if (!put) return { key: "event-kept", args };
    const { count, tickets } = this.#tickets(put.returned);
    return { key: "event-chose", args: { ...args, returned: count, back: tickets } };
  }

  #tickets(tickets: string[] | number): { count: number; tickets: string } {
    if (typeof tickets === "number") return { count: tickets, tickets: "" };
    const between = this.names.say.language === "fr" ? "\u00a0; " : "; "; // French sets a space before it
    return { count: tickets.length, tickets: tickets.map((id) => this.names.ticket(id)).join(between) };
  }

  #ofTheTable(event: Event): string {
    const { say } = this.names;
    if ("recycled" in event) return say("event-recycled", { count: event.recycled });
    if ("open" in event) return say("event-opened", { cards: this.names.cards(event.open) });
    if ("swept" in event) return say("event-swept", { cards: this.names.cards(event.swept) });
    if ("revealed" in event) {
      const { revealed, surcharge } = event;
      if (!revealed.length) return say("event-revealed-none", { surcharge });
      return say("event-revealed", { cards: this.names.cards(revealed), surcharge });
    }
    if ("over" in event) return say.given(`event-over-${event.over.replaceAll("_", "-")}`, {});
    return "";
  }
}

/** Followers that come back are another thing. */
const isReturn = (event: Event): event is Returned => "returned" in event && !("scored" in event);
const happened = (events: readonly Event[], what: string) => events.some((event) => what in event);

function pointsOf(events: readonly Event[]): number | null {
  const claimed = events.find((event) => "claimed" in event);
  return claimed ? claimed.points : null;
}
