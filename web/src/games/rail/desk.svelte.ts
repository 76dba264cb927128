/** The state of a rail table on the screen: what the server says, and what the person is about to do. */
import { fromStore } from "svelte/store";

import { isTouch } from "../../state/preferences.ts";
import type { TableController } from "../../table/controller.ts";
import { TableDesk } from "../../table/desk.svelte.ts";
import type { Claim, Move, Pay, RailData, RailView, Route } from "../../wire.ts";
import { costOf } from "./aids.ts";
import { payable, pays, taken, waysFor } from "./claim.ts";
import type { Asked } from "./claim.ts";
import { colorsPay, drawsLanes, linksOf, standIns } from "./links.ts";
import type { Link } from "./links.ts";
import { keeping } from "./menu.ts";
import { RailNames } from "./names.ts";
import { oddsOfLink } from "./odds.ts";
import { NOTHING, ofLine, ofTicket } from "./pointed.ts";
import type { Pointed } from "./pointed.ts";
import { recentMoves } from "./recent.ts";

export class RailDesk extends TableDesk {
  readonly board: RailData;
  color = $state<string | null>(null);
  asked = $state.raw<Asked | null>(null);
  /** Offered tickets that are decided about: kept or thrown back. */
  choices = $state.raw<ReadonlyMap<string, boolean>>(new Map());
  paying = $state(0);
  pointed = $state.raw<Pointed>(NOTHING);
  /** The link under the pointer or the focus, on the map or in the tray. */
  looked = $state.raw<Link | null>(null);
  /** The link that was clicked in vain. */
  #refused = $state.raw<Link | null>(null);
  /** Own tunnel cards are being turned over: what they ask for is told when they lie open. */
  digging = $state(false);
  readonly #refusal;

  constructor(controller: TableController, board: RailData) {
    super(controller);
    this.board = board;
    this.#refusal = fromStore(controller.refusal);
  }

  readonly view = $derived.by(() => (this.position?.view.type === "rail" ? this.position.view : null));
  readonly aids = $derived.by(() => (this.aidsOfSeat && "tunnels" in this.aidsOfSeat ? this.aidsOfSeat : null));
  readonly phase = $derived.by(() => this.position?.phase ?? "");
  readonly names = $derived.by(() => new RailNames(this.board.map, this.say));
  readonly lanes = $derived.by(() => {
    const { table } = this;
    return !table || drawsLanes(table.seats.length, table.options);
  });
  readonly links = $derived.by(() => linksOf(this.board, !this.lanes));
  readonly owners = $derived.by(() => ownersOf(this.view));
  readonly free = $derived.by(() => new Set(this.view?.free ?? []));
  readonly payable = $derived.by(() => (this.asked || this.offline ? new Set<string>() : payable(this.moves, this.color)));
  readonly pays = $derived.by((): readonly Pay[] =>
    this.moves.filter((move) => move.type === "pay").sort((a, b) => a.locos - b.locos),
  );
  /** The own cards that can still be paid: what was played for a tunnel lies in the tray while more is asked for. */
  readonly inHand = $derived.by((): Readonly<Record<string, number>> => {
    const hand = this.view?.hand ?? {};
    const tunnel = this.view?.turn === this.view?.seat ? this.view?.tunnel : null;
    if (!tunnel) return hand;
    const played = (kind: string) => (kind === tunnel.color ? tunnel.cards : 0) + (kind === "loco" ? tunnel.locos : 0);
    return Object.fromEntries(Object.entries(hand).map(([kind, count]) => [kind, count - played(kind)]));
  });
  /** Cards that would be paid now: they rise from the hand. */
  readonly raised = $derived.by(() => {
    if (this.asked) return taken(this.asked.ways[this.asked.at]);
    return taken(this.mine && this.phase === "surcharge" ? this.pays[this.paying] : null);
  });
  /** The link that waits for a yes, or the tunnel that waits for its extra cards. */
  readonly subject = $derived.by((): Link | null => {
    if (this.asked) return this.asked.link;
    const route = this.mine && this.phase === "surcharge" ? this.view?.tunnel?.route : null;
    return route ? this.linkOf(route) : null;
  });
  /** The link that the note on the map is about. */
  readonly explained = $derived.by(() => (this.#refusal.current ? this.#refused : null));
  /** There are several ways to pay for what is asked about, or odds to be told. */
  readonly isChoice = $derived.by(() => {
    if (!this.asked) return false;
    return this.asked.ways.length > 1 || this.asked.link.routes[0].tunnel;
  });
  /** What the tunnel that is looked at may cost; one that is asked about has its odds in the tray, one that was tried has none. */
  readonly odds = $derived.by(() =>
    this.looked && !this.asked && this.phase !== "surcharge" ? oddsOfLink(this.aids, this.looked, this.#ways(this.looked)) : null,
  );
  readonly kept = $derived.by(() => (this.view?.offer ?? []).filter((ticket) => this.choices.get(ticket)));
  /** Offered tickets that nothing is decided about yet. */
  readonly undecided = $derived.by(() => (this.view?.offer ?? []).filter((ticket) => !this.choices.has(ticket)).length);
  /** The answer to the offer: there is one when every ticket is decided about, in a way that is allowed. */
  readonly keep = $derived.by(() => (this.undecided ? undefined : keeping(this.moves, new Set(this.kept))));
  /** What the chosen tickets cost together, at a table with aids. */
  readonly cost = $derived.by(() => costOf(this.aids, this.kept));
  /** What the others did since the own last move. */
  readonly recent = $derived.by(() => recentMoves(this.lines, this.me));

  /** A new decision: what was begun for the last one is gone. */
  reset(): void {
    this.asked = null;
    this.choices = new Map();
    this.paying = 0;
    this.color = null;
    this.pointed = NOTHING;
  }

  owner(link: Link): number | null {
    for (const { id } of link.routes) {
      const seat = this.owners.get(id);
      if (seat !== undefined) return seat;
    }
    return null;
  }

  ids(link: Link): ReadonlySet<string> {
    return standIns(link, this.free, this.names.routes);
  }

  /** Nobody's, and nobody's for good: the other half is taken. */
  closed(link: Link): boolean {
    return this.owner(link) === null && this.view !== null && ![...this.ids(link)].some((id) => this.free.has(id));
  }

  /** How many cards a seat has in its hand: those played for a tunnel lie on the table. */
  cardsOf(seat: number): number {
    const { tunnel, turn, seats } = this.view ?? {};
    const played = tunnel && turn === seat ? tunnel.cards + tunnel.locos : 0;
    return (seats?.[seat]?.cards ?? 0) - played;
  }

  /** The link that a route belongs to. */
  linkOf(route: string): Link | null {
    return this.links.find(({ routes }) => routes.some(({ id }) => id === route)) ?? null;
  }

  may(type: Move["type"]): boolean {
    return !this.offline && this.moves.some((move) => move.type === type);
  }

  canPay(link: Link): boolean {
    return this.owner(link) === null && [...this.ids(link)].some((id) => this.payable.has(id));
  }

  /** A link of the map was clicked, tapped or entered. */
  async choose(link: Link, touch = isTouch()): Promise<void> {
    const ways = this.#ways(link);
    if (this.asked?.link.id === link.id) return this.build();
    const { confirm } = this.preferences;
    const setting = { confirm, touch, atOnce: colorsPay(this.table?.options ?? {}), color: this.color };
    if (!ways[0] || !pays(ways, link, setting)) return this.ask(link);
    this.controller.refusal.set(null);
    await this.controller.play(ways[0]);
  }

  /** Opens the choice of ways to pay; what can't be paid is explained. */
  async ask(link: Link): Promise<void> {
    const ways = this.#ways(link);
    this.controller.refusal.set(null);
    this.asked = ways.length ? { link, ways, at: 0 } : null;
    this.#refused = ways.length ? null : link;
    if (!ways.length) await this.controller.why(`claim ${this.#likely(link).id}`);
  }

  async build(): Promise<void> {
    const way = this.asked?.ways[this.asked.at];
    if (!way) return;
    this.asked = null;
    await this.controller.play(way);
  }

  cancel(): void {
    this.asked = null;
    this.color = null;
    this.controller.refusal.set(null);
  }

  /** A move that may not be allowed: then it is explained. */
  async play(move: Move): Promise<void> {
    this.asked = this.#refused = null;
    if (this.moves.some((other) => same(other, move))) await this.controller.play(move);
    else await this.controller.why(move);
  }

  async answerTunnel(): Promise<void> {
    const way = this.pays[this.paying];
    if (way) await this.controller.play(way);
  }

  /** A ticket is kept or thrown back; the same again leaves it open. */
  decide(ticket: string, keep: boolean): void {
    const choices = new Map(this.choices);
    if (choices.get(ticket) === keep) choices.delete(ticket);
    else choices.set(ticket, keep);
    this.choices = choices;
    this.controller.refusal.set(null);
  }

  /** A color of the hand is chosen, or no longer. */
  pick(kind: string): void {
    this.color = this.color === kind ? null : kind;
    this.asked = null;
    this.controller.refusal.set(null);
  }

  pointAtTicket(ticket: string | null): void {
    this.pointed = ticket === null ? NOTHING : ofTicket(ticket, this.names, this.aids);
  }

  pointAtLine(n: number | null): void {
    const line = n === null ? null : this.live.lines.find((other) => other.n === n);
    this.pointed = line ? ofLine(line, this.names) : NOTHING;
  }

  #ways(link: Link): Claim[] {
    return this.owner(link) === null ? waysFor(this.ids(link), this.moves, this.color) : [];
  }

  /** The half of a link that is explained: the one for which more cards are held. */
  #likely(link: Link): Route {
    const held = (route: Route) => (route.color ? (this.view?.hand[route.color] ?? 0) : 0);
    return [...link.routes].sort((a, b) => held(b) - held(a))[0] ?? link.routes[0];
  }
}

function ownersOf(view: RailView | null): ReadonlyMap<string, number> {
  return new Map(view?.seats.flatMap(({ routes }, seat) => routes.map((route) => [route, seat] as const)) ?? []);
}

function same(a: Move, b: Move): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
