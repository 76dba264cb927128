/** Pictures beside the rules of rail games. */
import type { Diagrams } from "../../table/face.ts";
import RailDiagram from "./RailDiagram.svelte";
import RailSprite from "./RailSprite.svelte";

const diagrams: Diagrams = { Sprite: RailSprite, Diagram: RailDiagram };
export default diagrams;
