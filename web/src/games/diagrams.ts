/** The pictures beside rules, of every family that has some: a file of their own, for the rules page alone. */
import type { Diagrams } from "../table/face.ts";
import TileDiagram from "./carcassonne/TileDiagram.svelte";
import RailDiagram from "./rail/RailDiagram.svelte";
import RailSprite from "./rail/RailSprite.svelte";

const diagrams: readonly Diagrams[] = [{ Sprite: RailSprite, Diagram: RailDiagram }, { Diagram: TileDiagram }];
export default diagrams;
