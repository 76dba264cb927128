/** Carcassonne, as the pages ask for it. */
import type { GameFace } from "../../table/face.ts";
import { nameIn } from "../../text/names.ts";
import type { TileData } from "../../wire.ts";
import { joinedBy } from "./geometry.ts";
import { TileWords } from "./log.ts";
import { sourcesOf } from "./points.ts";
import { ask, cuesOf, reading } from "./words.ts";

export const CARCASSONNE: GameFace<TileData> = {
  tone: "",
  keys: {
    title: "keys-tiles",
    keys: [["R", "keys-turn"], ["1 … 9", "keys-spot"], ["0", "keys-skip"], ["T", "keys-left"], ["F", "keys-fields"], ["+ −", "keys-zoom"]],
  },
  glyph: () => ({ path: "M4 20V7h3v2h2V7h6v2h2V7h3v13h-6v-5h-4v5z", ground: "var(--felt)" }),
  about: (_, say) => ({ text: say("home-about-carcassonne"), time: say("home-time-carcassonne") }),
  title: ({ tiles }, say) => nameIn(tiles.title, say.language) || "Carcassonne",
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
  picture: () => import("./BoardPicture.svelte"),
  table: () => import("./TilesTable.svelte"),
  plain: () => import("./lists.ts"),
  replay: () => import("./replay.ts"),
  diagrams: () => import("./diagrams.ts"),
};
