/** The longest trail, to be drawn at the end: the score tells its routes. */
import type { RailPoints } from "../../wire.ts";

/** The seat whose trail earned the bonus; null where trails bring nothing. */
export function longest(score: readonly RailPoints[]): number | null {
  const seat = score.findIndex((points) => points.longest > 0);
  return seat < 0 ? null : seat;
}
