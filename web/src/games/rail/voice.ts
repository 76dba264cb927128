/** What a rail game says about a table. */
import type { Voice } from "../../table/face.ts";
import type { RailData } from "../../wire.ts";
import { drawnUnseen } from "./drawn.ts";
import { RailWords } from "./log.ts";
import { RailNames } from "./names.ts";
import { sourcesOf } from "./points.ts";
import { ask, cuesOf, reading } from "./words.ts";

export const VOICE: Voice<RailData> = {
  words: ({ map }, say, known) => new RailWords(new RailNames(map, say), known?.open),
  ask,
  drawn({ map }, { lines, position }, say) {
    const drawn = drawnUnseen(lines, position?.seat ?? null);
    return drawn.length ? say("ask-passing-drawn", { cards: new RailNames(map, say).cards(drawn) }) : "";
  },
  reading,
  sources: (_, __, say) => sourcesOf(say),
  cues: cuesOf,
};
