/** The rail games, as the pages ask for them. */
import type { GameFace } from "../../table/face.ts";
import type { RailData } from "../../wire.ts";
import { drawnUnseen } from "./drawn.ts";
import { RailWords } from "./log.ts";
import { RailNames } from "./names.ts";
import { sourcesOf } from "./points.ts";
import { ask, cuesOf, reading } from "./words.ts";

const ENGINE = "M6 4h9a3 3 0 013 3v8a3 3 0 01-2 2.800l2 2.200h-2.600l-2-2H9.600l-2 2H5l2-2.200A3 3 0 015 15V5zm1.500 3v4h3.700V7zm5.300 0v4h3.700V7z";
const PEAKS = "M3 19l6-11 3.500 6L15 10l6 9z";

export const RAIL: GameFace<RailData> = {
  tone: "car-tones",
  keys: {
    title: "keys-rail",
    keys: [["1 … 5", "keys-open"], ["D", "keys-deck"], ["T", "keys-tickets"], ["P", "keys-pass"], ["H", "keys-hand"], ["M", "keys-map"], ["N", "keys-next"]],
  },
  glyph: (game) => (game === "swiss" ? { path: PEAKS, ground: "var(--p2)" } : { path: ENGINE, ground: "var(--p1)" }),
  about: (game, say) => ({ text: say.given(`home-about-${game}`, {}), time: say.given(`home-time-${game}`, {}) }),
  title: ({ map }, say) => new RailNames(map, say).title,
  words: ({ map }, say, known) => new RailWords(new RailNames(map, say), known?.open),
  ask,
  drawn({ map }, { lines, position }, say) {
    const drawn = drawnUnseen(lines, position?.seat ?? null);
    return drawn.length ? say("ask-passing-drawn", { cards: new RailNames(map, say).cards(drawn) }) : "";
  },
  reading,
  sources: (_, __, say) => sourcesOf(say),
  cues: cuesOf,
  picture: () => import("./RailPicture.svelte"),
  table: () => import("./RailTable.svelte"),
  plain: () => import("./lists.ts"),
  replay: () => import("./replay.ts"),
  diagrams: () => import("./diagrams.ts"),
};
