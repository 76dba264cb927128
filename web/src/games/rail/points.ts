/** Where the points of a rail game come from. */
import type { Source } from "../../table/result.ts";
import type { Key, Say } from "../../text/index.ts";
import type { Points, RailPoints } from "../../wire.ts";

const KINDS: readonly (readonly [label: Key, rule: string, of: (points: RailPoints) => number])[] = [
  ["end-routes", "R9", ({ routes }) => routes],
  ["end-tickets", "R10", ({ tickets }) => tickets.reduce((sum, ticket) => sum + ticket.points, 0)],
  ["end-longest", "R35", ({ longest }) => longest],
];

/** The rule that a kind of points comes from, by the key of its label. */
export function ruleFor(label: string): string {
  return KINDS.find(([key]) => key === label)?.[1] ?? "";
}

export function sourcesOf(say: Say): Source[] {
  return KINDS.map(([key, rule, of]) => ({ label: say.given(key, {}), rule, of: (points: Points) => of(points as RailPoints) }));
}
