/** Chances of extra cards in a tunnel, from the server's aids. */
import type { Say } from "../../text/index.ts";
import type { Claim, RailAids } from "../../wire.ts";
import type { Link } from "./links.ts";

/** Chances of 0, 1, 2, … extra cards if a tunnel is tried this way; null: no tunnel, or no aids. */
export function oddsOf(aids: RailAids | null, way: Claim): readonly number[] | null {
  const tunnel = aids?.tunnels.find(({ route }) => route === way.route);
  const color = way.cards ? way.color : "loco";
  return tunnel?.odds.find((odds) => odds.color === color)?.chances ?? null;
}

/** The same for a link that is only looked at: as a click would pay it, or in its own color if nothing can. */
export function oddsOfLink(aids: RailAids | null, link: Link, ways: readonly Claim[]): readonly number[] | null {
  if (ways[0]) return oddsOf(aids, ways[0]);
  const [colored] = link.routes.filter(({ color }) => color !== null);
  if (!colored) return null;
  return oddsOf(aids, { type: "claim", route: colored.id, color: colored.color, cards: colored.length, locos: 0 });
}

export function percent(chance: number, say: Say): string {
  return say("rail-chance", { percent: Math.round(chance * 100) });
}
