/** The rail games, as the pages ask for them. */
import type { GameFace } from "../../table/face.ts";
import { nameIn } from "../../text/names.ts";
import type { RailData } from "../../wire.ts";
import RailPicture from "./RailPicture.svelte";
import "./theme.css";

const ENGINE = "M6 4h9a3 3 0 013 3v8a3 3 0 01-2 2.800l2 2.200h-2.600l-2-2H9.600l-2 2H5l2-2.200A3 3 0 015 15V5zm1.500 3v4h3.700V7zm5.300 0v4h3.700V7z";
const PEAKS = "M3 19l6-11 3.500 6L15 10l6 9z";

export const RAIL: GameFace<RailData> = {
  tone: "car-tones",
  keys: {
    title: "keys-rail",
    keys: [["1 … 5", "keys-open"], ["D", "keys-deck"], ["T", "keys-tickets"], ["P", "keys-pass"], ["H", "keys-hand"], ["M", "keys-map"], ["N", "keys-next"]],
  },
  Picture: RailPicture,
  glyph: (game) => (game === "swiss" ? { path: PEAKS, ground: "var(--p2)" } : { path: ENGINE, ground: "var(--p1)" }),
  about: (game, say) => ({ text: say.given(`home-about-${game}`, {}), time: say.given(`home-time-${game}`, {}) }),
  title: ({ map }, say) => nameIn(map.title, say.language),
  table: () => import("./table.ts"),
  plain: () => import("./lists.ts"),
  replay: () => import("./replay.ts"),
};
