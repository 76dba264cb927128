/** What happened at a rail table, in sentences. */
import { nameOf } from "../state/words.ts";
import type { Deed, Entry, GameWords, Seats } from "../state/words.ts";
import { ruleFor } from "../table/result.ts";
import type { Event } from "../wire.ts";
import type { RailNames } from "./names.ts";

/** Events that a seat did; each has a text for others and one for the seat itself ("-own"). */
type Told = { key: string; args: Record<string, string | number> };

export class RailWords implements GameWords {
  readonly names: RailNames;

  constructor(names: RailNames) {
    this.names = names;
  }

  deeds(deeds: readonly Deed[], seats: Seats): Entry[] {
    return deeds.map((deed) => {
      const points = pointsOf(deed.events);
      const entry = { n: 0, seat: deed.seat, text: this.#sentences(deed, seats).join(" "), points };
      return points === null ? entry : { ...entry, rule: ruleFor("end-routes") };
    });
  }

  events(events: readonly Event[]): string[] {
    return events.map((event) => this.#ofTheTable(event)).filter(Boolean);
  }

  /** A new open row is told only where more than one card changed. */
  #sentences({ seat, move, events }: Deed, seats: Seats): string[] {
    const wholeRow = events.some((event) => "swept" in event || "claimed" in event);
    const told = move?.type === "pass" ? [this.#own({ key: "event-passed", args: {} }, seat, seats)] : [];
    for (const event of events) {
      if ("open" in event && !wholeRow) continue;
      const deed = this.#deed(event);
      const text = deed ? this.#own(deed, seat, seats) : this.#ofTheTable(event);
      if (text) told.push(text);
    }
    return told;
  }

  #own({ key, args }: Told, seat: number, seats: Seats): string {
    const { say } = this.names;
    if (seat === seats.me) return say.given(`${key}-own`, args);
    return say.given(key, { ...args, name: nameOf(seats, seat, say) });
  }

  #deed(event: Event): Told | null {
    const { names } = this;
    if ("kept" in event) return { key: "event-kept", args: this.#tickets(event.kept) };
    if ("returned" in event && !("scored" in event)) {
      return { key: "event-returned", args: this.#tickets(event.returned) };
    }
    if ("offer" in event) return { key: "event-offered", args: this.#tickets(event.offer) };
    if ("drawn" in event) {
      const key = event.from === "deck" ? "event-drawn-deck" : "event-drawn-open";
      return { key, args: { color: event.drawn ?? "" } };
    }
    if ("paid" in event) return { key: "event-paid", args: { cards: names.sorted(event.paid) } };
    if ("claimed" in event) {
      return { key: "event-claimed", args: { route: names.route(event.claimed), points: event.points } };
    }
    if ("abandoned" in event) return { key: "event-abandoned", args: { route: names.route(event.abandoned) } };
    if ("last_round" in event) return { key: "event-last-round", args: {} };
    return null;
  }

  #tickets(tickets: string[] | number): Record<string, string | number> {
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

function pointsOf(events: readonly Event[]): number | null {
  const claimed = events.find((event) => "claimed" in event);
  return claimed ? claimed.points : null;
}
