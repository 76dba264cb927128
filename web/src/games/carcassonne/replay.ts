/** A finished game of Carcassonne, move by move. */
import type { ReplayParts } from "../../table/face.ts";
import TileStage from "./TileStage.svelte";

const replay: ReplayParts = { Stage: TileStage };
export default replay;
