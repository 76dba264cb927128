/** A game that brings no face of its own: lists and its own words, and its board as a picture if it draws one. */
import type { GameFace } from "../../table/face.ts";
import { nameIn } from "../../text/names.ts";
import PlainPicture from "./PlainPicture.svelte";
import type { PlainData } from "../../wire.ts";

const DIE = "M6 3h12a3 3 0 013 3v12a3 3 0 01-3 3H6a3 3 0 01-3-3V6a3 3 0 013-3zm2 3.500a1.800 1.800 0 100 3.600 1.800 1.800 0 000-3.600zm8 7.400a1.800 1.800 0 100 3.600 1.800 1.800 0 000-3.600zm-4-3.700a1.800 1.800 0 100 3.600 1.800 1.800 0 000-3.600z";

export const PLAIN: GameFace<PlainData> = {
  tone: "",
  keys: null,
  Picture: PlainPicture,
  glyph: () => ({ path: DIE, ground: "var(--wood)" }),
  about: () => ({ text: "", time: "" }),
  title: ({ title, game }, say) => nameIn(title, say.language) || game,
  plain: () => import("./lists.ts"),
  replay: () => import("./replay.ts"),
};
