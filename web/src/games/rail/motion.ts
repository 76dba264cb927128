/** Motion that tells what happened: cards fly from where they lay to where they go. */
import { isStill } from "../../state/theme.ts";
import { deedsOf } from "../../state/deeds.ts";
import type { LogLine } from "../../wire.ts";

/** A card (or a ticket) on its way between two spots of the table, by their names. */
export interface Flight {
  kind: string; // a color, "back" or "ticket"
  from: string;
  to: string;
  step: number; // one after another
}

/** What flies because of some lines, as seen from a seat (null: a watcher's). */
export function flightsOf(lines: readonly LogLine[], me: number | null): Flight[] {
  const flights: Flight[] = [];
  for (const { seat, events } of lines.flatMap(deedsOf)) {
    const home = (kind: string) => (seat === me ? `hand-${kind}` : `seat-${seat}`);
    const add = (kind: string, from: string, to: string) => flights.push({ kind, from, to, step: flights.length });
    for (const event of events) {
      if ("drawn" in event) {
        const from = event.from === "deck" ? "deck" : `slot-${Number(event.from)}`;
        add(event.drawn ?? "back", from, event.drawn ? home(event.drawn) : `seat-${seat}`);
      }
      if ("paid" in event) for (const kind of event.paid) add(kind, home(kind), "deck");
      if ("offer" in event) add("ticket", "tickets", seat === me ? "tray" : `seat-${seat}`);
      if ("kept" in event) add("ticket", seat === me ? "tray" : "tickets", `seat-${seat}`);
    }
  }
  return flights;
}

const STEP = 70; // milliseconds between two
const TIME = 320;
const MANY = 12; // more would only be noise

/** Lets things fly over the page. Nothing waits for it; the next flights replace these. */
export function fly(table: HTMLElement, flights: readonly Flight[]): void {
  if (isStill()) return;
  for (const old of table.querySelectorAll(".flying")) old.remove();
  for (const flight of flights.slice(0, MANY)) launch(table, flight);
}

function launch(table: HTMLElement, { kind, from, to, step }: Flight): void {
  const start = middleOf(table, from);
  const end = middleOf(table, to);
  if (!start || !end) return;
  const card = document.createElement("div");
  card.className = `flying k-${kind}`;
  card.setAttribute("aria-hidden", "true");
  table.append(card);
  const place = ({ x, y }: { x: number; y: number }, scale: number) => `translate(${x - 21}px, ${y - 29}px) scale(${scale})`;
  const way = card.animate(
    [
      { transform: place(start, 1), opacity: 0 },
      { transform: place(start, 1), opacity: 1, offset: 0.1 },
      { transform: place(end, 0.8), opacity: 1, offset: 0.9 },
      { transform: place(end, 0.7), opacity: 0 },
    ],
    { duration: TIME, delay: step * STEP, easing: "cubic-bezier(.3,.7,.3,1)", fill: "both" },
  );
  way.onfinish = () => card.remove();
}

function middleOf(table: HTMLElement, spot: string): { x: number; y: number } | null {
  const found = table.querySelector(`[data-spot="${spot}"]`)?.getBoundingClientRect();
  if (!found?.width) return null;
  return { x: found.x + found.width / 2, y: found.y + found.height / 2 };
}
