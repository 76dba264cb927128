/** A rail table as lists. */
import type { PlainForm } from "../../table/face.ts";
import type { RailData, RailView } from "../../wire.ts";
import RailFacts from "./RailFacts.svelte";
import RailMoves from "./RailMoves.svelte";
import { railMenu } from "./menu.ts";
import { RailNames } from "./names.ts";
import { VOICE } from "./voice.ts";

const plain: PlainForm = {
  voice: VOICE,
  menu: (board, { view, moves }, _, say) => railMenu(view as RailView, moves, new RailNames((board as RailData).map, say)),
  Moves: RailMoves,
  Facts: RailFacts,
};
export default plain;
