/** A finished game without a face of its own, move by move. */
import type { ReplayParts } from "../../table/face.ts";
import PlainStage from "./PlainStage.svelte";

const replay: ReplayParts = { Stage: PlainStage };
export default replay;
