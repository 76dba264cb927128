/** A finished game without a face of its own, move by move. */
import type { ReplayParts } from "../../table/face.ts";
import PlainStage from "./PlainStage.svelte";
import { VOICE } from "./voice.ts";

const replay: ReplayParts = { voice: VOICE, Stage: PlainStage };
export default replay;
