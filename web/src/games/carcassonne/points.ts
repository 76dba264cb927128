/** Where the points of Carcassonne come from. */
import type { Source } from "../../table/result.ts";
import type { Key, Say } from "../../text/index.ts";
import type { CarcassonnePoints, Points } from "../../wire.ts";

const KINDS: readonly (readonly [label: Key, rule: string, of: (points: CarcassonnePoints) => number])[] = [
  ["end-city", "C6", ({ city }) => city],
  ["end-road", "C6", ({ road }) => road],
  ["end-monastery", "C6", ({ monastery }) => monastery],
  ["end-final-city", "C9", ({ final_city }) => final_city],
  ["end-final-road", "C9", ({ final_road }) => final_road],
  ["end-final-monastery", "C9", ({ final_monastery }) => final_monastery],
  ["end-farm", "C10", ({ farm }) => farm],
];

/** The rule that a kind of points comes from, by the key of its label. */
export function ruleFor(label: string): string {
  return KINDS.find(([key]) => key === label)?.[1] ?? "";
}

export function sourcesOf(say: Say): Source[] {
  return KINDS.map(([key, rule, of]) => ({ label: say.given(key, {}), rule, of: (points: Points) => of(points as CarcassonnePoints) }));
}
