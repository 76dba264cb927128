/** A finished game of Carcassonne, move by move. */
import type { ReplayParts } from "../../table/face.ts";
import TileStage from "./TileStage.svelte";
import { VOICE } from "./voice.ts";

const replay: ReplayParts = { voice: VOICE, Stage: TileStage };
export default replay;
