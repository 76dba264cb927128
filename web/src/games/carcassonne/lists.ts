/** A Carcassonne table as lists. */
import type { PlainForm } from "../../table/face.ts";
import type { CarcassonneView, TileData } from "../../wire.ts";
import TileFacts from "./TileFacts.svelte";
import { tileMenu } from "./menu.ts";
import { SpokenTiles } from "./spoken.ts";
import { VOICE } from "./voice.ts";

const plain: PlainForm = {
  voice: VOICE,
  menu(board, { view, moves }, { names }, say) {
    return tileMenu(view as CarcassonneView, moves, new SpokenTiles((board as TileData).tiles.tiles, names, say), say);
  },
  Facts: TileFacts,
};
export default plain;
