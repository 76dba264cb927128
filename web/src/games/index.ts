/** The one table of faces: everything else asks it, and no other file of the pages names a game. */
import type { Board } from "../state/api.ts";
import type { GameFace } from "../table/face.ts";
import { CARCASSONNE } from "./carcassonne/face.ts";
import { PLAIN } from "./plain/face.ts";
import { RAIL } from "./rail/face.ts";

/** By the kind of data that a board is drawn from. */
const FACES: Readonly<Record<string, GameFace>> = { rail: RAIL, carcassonne: CARCASSONNE };

export const faces: readonly GameFace[] = Object.values(FACES);

/** The face of a game (`GameInfo.face`); one that brings none of its own has a plain one. */
export function faceNamed(name: string | undefined): GameFace {
  return FACES[name ?? ""] ?? PLAIN;
}

export function faceOf(board: Board): GameFace {
  return faceNamed(board.type);
}

/** The pictures beside rules. */
export const diagrams = () => import("./diagrams.ts");
