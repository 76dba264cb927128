/** Pictures beside the rules of Carcassonne. */
import type { Diagrams } from "../../table/face.ts";
import TileDiagram from "./TileDiagram.svelte";

const diagrams: Diagrams = { Diagram: TileDiagram };
export default diagrams;
