/** Base maps: the picture under the spaces of a map. Each is a file of its own, loaded when it is shown. */
import "./base.css";

const PICTURES = import.meta.glob<string>("./base/*.svg", { query: "?raw", import: "default" });

/** The inner SVG of a map's base, to be put into <g class="basemap">; null for a map that has none. */
export async function loadBase(map: string): Promise<string | null> {
  return (await PICTURES[`./base/${map}.svg`]?.()) ?? null;
}

/** Maps whose mountains are rock and snow carry the class "alps". */
export function lookOf(map: string): string {
  return map === "switzerland" ? "alps" : "";
}
