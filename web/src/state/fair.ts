/** This browser's part in a fair deal: it adds a share of its own, and remembers what was promised before it did. */
import type { TableInfo } from "../wire.ts";
import type { Shelf } from "./preferences.ts";
import type { TableSession } from "./session.ts";
import { sha256 } from "./sha256.ts";

/** What is remembered of a table: what the server was bound to, our share, and what bound everybody. */
export interface Noted {
  commitment: string;
  share: string | null;
  promise: string | null;
}

const KEY = "stolik-deals";
const KEPT = 100; // tables

export class DealNotes {
  #shelf: Shelf | null;
  #notes: Map<string, Noted>;

  constructor(shelf: Shelf | null) {
    this.#shelf = shelf;
    this.#notes = read(shelf);
  }

  get(table: string): Noted | undefined {
    const known = this.#notes.get(table);
    if (!known) this.#notes = new Map([...read(this.#shelf), ...this.#notes]); // another window may have noted it
    return known ?? this.#notes.get(table);
  }

  set(table: string, noted: Noted): void {
    this.#notes = new Map([...read(this.#shelf), ...this.#notes]);
    this.#notes.delete(table);
    this.#notes.set(table, noted);
    this.#notes = new Map([...this.#notes].slice(-KEPT));
    try {
      this.#shelf?.setItem(KEY, JSON.stringify([...this.#notes]));
    } catch {
      // A full or forbidden shelf: it is known until the page is left.
    }
  }
}

function read(shelf: Shelf | null): Map<string, Noted> {
  try {
    const found: unknown = JSON.parse(shelf?.getItem(KEY) ?? "[]");
    return new Map(Array.isArray(found) ? (found as [string, Noted][]) : []);
  } catch {
    return new Map();
  }
}

/** Adds our share where a table waits for it. The same share is shown by whichever window of ours is there. */
export function addShares(session: TableSession, notes: DealNotes, random = randomShare): void {
  let asked = "";
  const send = (request: Parameters<TableSession["ask"]>[0]) => {
    if (asked === request.type) return; // the answer is on its way
    asked = request.type;
    const done = () => (asked = "");
    session.ask(request).then(done, done); // what is lost is sent again with the next welcome
  };
  session.live.subscribe(({ table }) => {
    if (!table) return;
    const { mix, commitment } = table.deal;
    const mine = table.seats.flatMap(({ mine: own }, seat) => (own ? [String(seat)] : []));
    if (!mix || table.status !== "waiting" || !mine.length) return;
    const seat = mine.find((own) => mix.commitments[own]);
    if (!seat && !mix.sealed) {
      const share = notes.get(table.id)?.share ?? random();
      notes.set(table.id, { commitment, share, promise: null });
      send({ type: "commit", commitment: sha256(share) });
    } else if (seat && mix.sealed && !mix.shares[seat]) {
      const noted = notes.get(table.id);
      if (!noted?.share || noted.commitment !== commitment || sha256(noted.share) !== mix.commitments[seat]) return;
      notes.set(table.id, { ...noted, promise: promiseOf(commitment, mix.commitments) });
      send({ type: "reveal", share: noted.share });
    }
  });
}

/** The digest of what each is bound to, the server first: what binds all of them. */
export function promiseOf(commitment: string, bySeat: Readonly<Record<string, string>>): string {
  const seats = Object.keys(bySeat).sort((a, b) => Number(a) - Number(b));
  return sha256([commitment, ...seats.map((seat) => `${seat} ${bySeat[seat]}`), ""].join("\n"));
}

function randomShare(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Whether the deal was the promised one: `kept`, `broken`, or unknown to this browser, which saw no promise. */
export type Fairness = "kept" | "kept-with-share" | "broken" | "unknown";

export function fairnessOf({ deal, status }: TableInfo, noted: Noted | undefined): Fairness | null {
  const { mix, commitment, seed, salt } = deal;
  if (status !== "over" || deal.chosen || seed === null || salt === null) return null;
  if (!noted) return "unknown";
  if (noted.commitment !== commitment || sha256(`${seed} ${salt}`) !== commitment) return "broken";
  if (!mix || !noted.share || !noted.promise) return "kept";
  const shown = Object.entries(mix.shares);
  const bound = shown.every(([seat, share]) => sha256(share) === mix.commitments[seat]);
  const ours = shown.some(([, share]) => share === noted.share);
  return bound && ours && promiseOf(commitment, mix.commitments) === noted.promise ? "kept-with-share" : "broken";
}

function localShelf(): Shelf | null {
  try {
    return typeof localStorage === "undefined" ? null : localStorage;
  } catch {
    return null;
  }
}

export const dealNotes = new DealNotes(localShelf());
