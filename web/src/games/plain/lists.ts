/** The table of a game without a face of its own. */
import type { PlainForm } from "../../table/face.ts";
import PlainFacts from "./PlainFacts.svelte";
import { VOICE } from "./voice.ts";
import { menu } from "./words.ts";
import type { PlainData } from "../../wire.ts";

const plain: PlainForm = {
  voice: VOICE,
  menu: (board, { moves }, _, say) => menu(board as PlainData, moves, say),
  Facts: PlainFacts,
};
export default plain;
