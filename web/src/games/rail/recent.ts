/** What the others did since the own last move: it is marked on the map until one has moved oneself. */
import { deedsOf } from "../../state/deeds.ts";
import type { LogLine } from "../../wire.ts";

/** The last turn of a seat. `route`: where it was, if it was on the map. */
export interface Recent {
  seat: number;
  did: "built" | "tried" | "gave-up" | "cards" | "tickets" | "passed";
  route: string | null;
  /** Points of a route, or how many cards or tickets were taken. */
  count: number;
}

/** By seat, the newest last. `me`: whose moves end it; somebody who looks on sees the last turn of every seat. */
export function recentMoves(lines: readonly LogLine[], me: number | null): Recent[] {
  const found = new Map<number, Recent>();
  const ended = new Set<number>(); // seats of whom an earlier turn would be next
  let turn: number | null = null;
  for (const line of [...lines].reverse()) {
    if (line.type === "undone") break; // what stood before is not told again
    const seat = deedsOf(line)[0]?.seat;
    if (seat === undefined) continue;
    if (seat === me || ended.has(seat)) break;
    if (turn !== null && turn !== seat) ended.add(turn);
    turn = seat;
    const said = recentOf(line);
    if (said) found.set(seat, merged(said, found.get(seat)));
  }
  return [...found.values()].reverse();
}

/** Two cards are one turn; what came of a tunnel or of an offer tells more than that it was begun. */
function merged(earlier: Recent, later: Recent | undefined): Recent {
  if (!later) return earlier;
  return earlier.did === "cards" && later.did === "cards" ? { ...later, count: earlier.count + later.count } : later;
}

function recentOf(line: LogLine): Recent | null {
  let found: Recent | null = null;
  for (const { seat, move, events } of deedsOf(line)) {
    const did = (what: Recent["did"], count = 0, route: string | null = null) => (found = { seat, did: what, route, count });
    if (move?.type === "claim") did("tried", 0, move.route);
    if (move?.type === "pass") did("passed");
    for (const event of events) {
      if ("drawn" in event) did("cards", 1);
      if ("kept" in event) did("tickets", typeof event.kept === "number" ? event.kept : event.kept.length);
      if ("claimed" in event) did("built", event.points, event.claimed);
      if ("abandoned" in event) did("gave-up", 0, event.abandoned);
    }
  }
  return found;
}
