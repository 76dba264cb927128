/** A finished rail game, move by move. */
import type { ReplayParts } from "../../table/face.ts";
import CarIcon from "./CarIcon.svelte";
import Hands from "./ReplayHands.svelte";
import Piles from "./ReplayPiles.svelte";
import Stage from "./RailStage.svelte";
import { VOICE } from "./voice.ts";

const replay: ReplayParts = { voice: VOICE, Stage, Piles, Hands, piece: CarIcon };
export default replay;
