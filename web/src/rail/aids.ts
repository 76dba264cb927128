/** Whose aids are shown: at one screen each person has others, and nobody sees those of the one before. */
import type { Aided, Position, RailAids } from "../wire.ts";

/** Whether an answer is about the position that is shown; a late one may be another person's. */
export function isAbout({ seat, version }: Aided, position: Position | null): boolean {
  return position !== null && seat === position.seat && version === position.version;
}

/** The aids that a seat may see; nobody (a curtain, a watcher) has any. */
export function aidsOf(aided: Aided | null, seat: number | null): RailAids | null {
  return aided && aided.seat === seat && "tunnels" in aided.aids ? aided.aids : null;
}
