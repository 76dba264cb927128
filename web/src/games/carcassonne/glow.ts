/** Which feature a follower stands on, and what glows on which tile. */
import type { FeaturePart, FeatureView } from "../../wire.ts";
import { at, kindOf } from "./log.ts";

/** Roads are light already: they need a deeper gold. */
const GLOW: Record<string, string> = { road: "#ffb300", farm: "#ffe45c99" };
const GLOW_ELSE = "#ffdf6bb3";

/** The feature that a follower stands on. */
export function featureAt(features: readonly FeatureView[], part: FeaturePart | null): FeatureView | null {
  if (!part) return null;
  const same = (other: FeaturePart) => other.x === part.x && other.y === part.y && other.spot === part.spot;
  return features.find(({ parts }) => parts.some(same)) ?? null;
}

/** Always the same one: whatever looks at it need not look again. */
const NOTHING: ReadonlyMap<string, string> = new Map();

/** By cell, the style that makes these parts glow. */
export function glowing(parts: readonly FeaturePart[]): ReadonlyMap<string, string> {
  if (!parts.length) return NOTHING;
  const styles = new Map<string, string>();
  for (const { x, y, spot } of parts) {
    const cell = at(x, y);
    styles.set(cell, `${styles.get(cell) ?? ""}${glowOf(spot)}:${GLOW[kindOf(spot)] ?? GLOW_ELSE};`);
  }
  return styles;
}

/** The name of the CSS variable that makes a spot glow: "--gc0" for "city.0". */
function glowOf(spot: string): string {
  const [kind = "", index = "0"] = spot.split(".");
  return `--g${kind.charAt(0)}${index}`;
}
