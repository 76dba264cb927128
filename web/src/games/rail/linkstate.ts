/** How a link looks just now, and what is said of it. */
import type { SeatColor } from "../../state/colors.ts";

export interface LinkState {
  label: string;
  owner: SeatColor | null;
  closed: boolean;
  /** It can be paid with what is chosen: a color, or for a ticket. */
  glows: boolean;
  /** Another seat's last move was here. */
  recent: SeatColor | null;
  asked: boolean;
  pointed: boolean;
  fresh: boolean;
}

/** The map as it was if the new one says the same: then nothing that hangs on it is made anew. */
export function steady<Key, Value>(before: ReadonlyMap<Key, Value>, now: ReadonlyMap<Key, Value>): ReadonlyMap<Key, Value> {
  const same = before.size === now.size && [...now].every(([key, value]) => before.get(key) === value);
  return same ? before : now;
}

/** The states by the ids of their links; one that is as it was stays the same object, and its link is left alone. */
export function settle<Key>(
  before: ReadonlyMap<Key, LinkState>,
  now: Iterable<readonly [Key, LinkState]>,
): ReadonlyMap<Key, LinkState> {
  const states = new Map<Key, LinkState>();
  for (const [key, state] of now) {
    const old = before.get(key);
    states.set(key, old && alike(old, state) ? old : state);
  }
  return states;
}

function alike(a: LinkState, b: LinkState): boolean {
  return (Object.keys(a) as (keyof LinkState)[]).every((key) => a[key] === b[key]);
}
