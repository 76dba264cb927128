/** Chances of extra cards in a tunnel, from the server's aids. */
import type { Claim, RailAids } from "../wire.ts";

/** Chances of 0, 1, 2, … extra cards if a tunnel is tried this way; null: no tunnel, or no aids. */
export function oddsOf(aids: RailAids | null, way: Claim): readonly number[] | null {
  const tunnel = aids?.tunnels.find(({ route }) => route === way.route);
  const color = way.cards ? way.color : "loco";
  return tunnel?.odds.find((odds) => odds.color === color)?.chances ?? null;
}
