/** Claiming a route, step by step: which ways to pay there are, and whether the person is asked first. */
import type { Confirmation } from "../../state/preferences.ts";
import type { Claim, Move, Route } from "../../wire.ts";
import type { Link } from "./links.ts";

/** A link that waits for a yes, and the ways to pay for it; `at` is the chosen one. */
export interface Asked {
  link: Link;
  ways: readonly Claim[];
  at: number;
}

/** Ways to pay for routes, fewest locomotives first; a color chosen in the hand comes before all others. */
export function waysFor(ids: ReadonlySet<string>, moves: readonly Move[], color: string | null = null): Claim[] {
  const ways = moves.filter((move) => move.type === "claim").filter((claim) => ids.has(claim.route));
  ways.sort((a, b) => wish(b, color) - wish(a, color) || a.locos - b.locos);
  return ways;
}

function wish(claim: Claim, color: string | null): number {
  if (color === null) return 0;
  return color === "loco" ? claim.locos : Number(claim.color === color && claim.cards > 0);
}

/** Routes that can be paid now; with a color, those that it can pay. */
export function payable(moves: readonly Move[], color: string | null): Set<string> {
  const routes = new Set<string>();
  for (const move of moves) {
    if (move.type === "claim" && (color === null || wish(move, color) > 0)) routes.add(move.route);
  }
  return routes;
}

/** Is a click enough? By custom it is where a route's color says what is paid. */
export function pays(
  ways: readonly Claim[],
  link: Link,
  setting: { confirm: Confirmation; touch: boolean; atOnce: boolean; color: string | null },
): boolean {
  const { confirm, touch, atOnce, color } = setting;
  if (confirm === "always" || (confirm === "touch" && touch)) return false;
  if (confirm === "game" && (!atOnce || touch)) return false;
  return ways.length === 1 || color !== null || link.routes.every((route) => route.color !== null);
}

/** The cards that a way takes from the hand. */
export function taken(way: { color: string | null; cards: number; locos: number } | null | undefined): Set<string> {
  const kinds = new Set<string>();
  if (!way) return kinds;
  const { color, cards, locos } = way;
  if (color && cards) kinds.add(color);
  if (locos) kinds.add("loco");
  return kinds;
}

/** What a space of a route looks like: its color, a ferry, or gray. */
export function lookOfRoute({ color, locomotives }: Route): string {
  return color ?? (locomotives ? "ferry" : "gray");
}
