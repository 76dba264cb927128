/** Carcassonne, as the pages ask for it. */
import type { GameFace } from "../../table/face.ts";
import { nameIn } from "../../text/names.ts";
import type { TileData } from "../../wire.ts";
import BoardPicture from "./BoardPicture.svelte";

export const CARCASSONNE: GameFace<TileData> = {
  tone: "",
  keys: {
    title: "keys-tiles",
    keys: [["R", "keys-turn"], ["1 … 9", "keys-spot"], ["0", "keys-skip"], ["T", "keys-left"], ["F", "keys-fields"], ["+ −", "keys-zoom"]],
  },
  Picture: BoardPicture,
  glyph: () => ({ path: "M4 20V7h3v2h2V7h6v2h2V7h3v13h-6v-5h-4v5z", ground: "var(--felt)" }),
  about: (_, say) => ({ text: say("home-about-carcassonne"), time: say("home-time-carcassonne") }),
  title: ({ tiles }, say) => nameIn(tiles.title, say.language) || "Carcassonne",
  table: () => import("./table.ts"),
  plain: () => import("./lists.ts"),
  replay: () => import("./replay.ts"),
};
