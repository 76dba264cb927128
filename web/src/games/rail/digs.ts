/** Tunnels that are tried: the cards that turn over, one after another, and what came of it. */
import { deedsOf } from "../../state/deeds.ts";
import type { Claim, LogLine } from "../../wire.ts";

export interface Dig {
  n: number; // its line of the log
  seat: number;
  route: string;
  revealed: readonly string[];
  surcharge: number;
  /** Which of the cards cost. */
  hits: readonly boolean[];
}

/** What a tunnel came to: built, given up, or the seat still has to answer. */
export type Outcome = "built" | "left" | "open";

/** The tunnels that some lines tell of. */
export function digsOf(lines: readonly LogLine[]): Dig[] {
  return lines.flatMap((line) =>
    deedsOf(line).flatMap(({ seat, move, events }) => {
      const turned = events.find((event) => "revealed" in event);
      if (!turned || move?.type !== "claim") return [];
      const { revealed, surcharge } = turned;
      return [{ n: line.n, seat, route: move.route, revealed, surcharge, hits: hitsOf(revealed, surcharge, move) }];
    }),
  );
}

/**
 * Cards like those that were played cost. Whether locomotives do beside a color differs from game to game; how many
 * cards cost in all tells it.
 */
export function hitsOf(revealed: readonly string[], surcharge: number, { color, cards }: Pick<Claim, "color" | "cards">): boolean[] {
  const like = cards ? color : "loco";
  const alike = revealed.filter((card) => card === like).length;
  return revealed.map((card) => card === like || (card === "loco" && surcharge > alike));
}

/** What the lines tell of a tunnel that was tried in one of them. */
export function outcomeOf({ n, route }: Dig, lines: readonly LogLine[]): Outcome {
  for (const event of lines.filter((line) => line.n >= n).flatMap(deedsOf).flatMap(({ events }) => events)) {
    if ("claimed" in event && event.claimed === route) return "built";
    if ("abandoned" in event && event.abandoned === route) return "left";
  }
  return "open";
}
