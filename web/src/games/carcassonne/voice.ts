/** What Carcassonne says about a table. */
import type { Voice } from "../../table/face.ts";
import type { TileData } from "../../wire.ts";
import { joinedBy } from "./geometry.ts";
import { TileWords } from "./log.ts";
import { sourcesOf } from "./points.ts";
import { ask, cuesOf, reading } from "./words.ts";

export const VOICE: Voice<TileData> = {
  /** Beside its board a tile is told by what it has extended, instead of by the numbers of its place. */
  words({ tiles }, say, known) {
    const laid = known?.view?.type === "carcassonne" ? known.view.board : null;
    return new TileWords(say, laid ? (place) => joinedBy(place, laid, tiles.tiles) : "place");
  },
  ask: (_, position, say) => ask(position, say),
  drawn: () => "",
  reading: () => reading,
  sources: (_, __, say) => sourcesOf(say),
  cues: cuesOf,
};
