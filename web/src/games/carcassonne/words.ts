/** What pages say of Carcassonne beside its log: what is asked, what was refused, what is heard. */
import type { Cue } from "../../sound/cues.ts";
import type { Deed } from "../../state/deeds.ts";
import type { Reading } from "../../text/explain.ts";
import type { Say, Value } from "../../text/index.ts";
import type { Position } from "../../wire.ts";
import { kindOf } from "./log.ts";

/** What is asked of whoever is to move. */
export function ask({ phase }: Position, say: Say): string {
  return say(phase === "meeple" ? "ask-meeple" : "ask-place");
}

/** A place that was clicked needs no numbers: nobody sees them on a board. */
const HERE: Readonly<Record<string, string>> = { "why-apart": "tiles-why-apart", "why-taken": "tiles-why-taken" };

export const reading: Reading = {
  key: (key, own) => (own && key === "why-occupied" ? "tiles-why-own" : HERE[key]),
  args({ spot }, say): Record<string, Value> {
    if (typeof spot !== "string") return {};
    return { spot: say("tiles-kind", { kind: kindOf(spot) }).toLocaleLowerCase(say.language) };
  },
  say: (say) => say,
};

export function cuesOf({ move, events }: Deed): Cue[] {
  const laid: Cue[] = move?.type === "place" ? ["laid"] : move?.type === "meeple" ? ["stood"] : [];
  return [...laid, ...events.flatMap((event): Cue[] => ("scored" in event ? ["points"] : "over" in event ? ["end"] : []))];
}
