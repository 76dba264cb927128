/** What the pages ask of a family of games; games/index.ts has all of them. */
import type { Component } from "svelte";

import type { Cue } from "../sound/cues.ts";
import type { Board } from "../state/api.ts";
import type { SeatColor } from "../state/colors.ts";
import type { Deed } from "../state/deeds.ts";
import type { TableState } from "../state/session.ts";
import type { Reading } from "../text/explain.ts";
import type { Say } from "../text/index.ts";
import type { GameWords } from "../text/log.ts";
import type { Seats } from "../text/seats.ts";
import type { KeyGroup } from "../ui/here.ts";
import type { Choice, GameInfo, Move, Points, Position, ReplayPosition, View } from "../wire.ts";
import type { TableController } from "./controller.ts";
import type { Group } from "./menu.ts";
import type { Source } from "./result.ts";

/** A part that comes when it is first shown. */
export type Later<Part> = () => Promise<{ default: Part }>;

/** What stands for a game in lists: a drawing of 24 by 24, and its ground, from which white stands out in both themes. */
export interface Glyph {
  path: string;
  ground: string;
}

/** What is known beside a line of the log. */
export interface Known {
  /** The view of the board that is beside the lines. */
  view?: View | undefined;
  /** The game is over: what others drew is no secret. */
  open?: boolean;
}

/** A picture of a game on one of its maps, at a glance. */
export type Picture = Component<PictureProps>;

export interface PictureProps {
  game: string;
  map: string;
}

export interface MovesProps {
  position: Position;
  groups: readonly Group[];
  disabled: boolean;
  board: Board;
  onplay: (moves: Move[]) => void;
}

export interface FactsProps {
  board: Board;
  position: Position;
  seats: readonly string[];
  colors: readonly SeatColor[];
}

/** A table with its board. */
export interface TablePart {
  voice: Voice;
  Table: Component<{ controller: TableController }>;
}

/** The form of a table without its board: the moves, and what can be known of the position. */
export interface PlainForm {
  voice: Voice;
  menu(board: Board, position: Position, seats: Seats, say: Say): Group[];
  /** Where buttons are not enough to choose a move. */
  Moves?: Component<MovesProps>;
  Facts: Component<FactsProps>;
}

export interface StageProps {
  board: Board;
  position: ReplayPosition;
  /** The move that led to it. */
  deeds: readonly Choice[];
  /** The end of the game, so that the picture does not jump. */
  whole: ReplayPosition | null;
  colors: readonly SeatColor[];
  names: readonly string[];
  options: Readonly<Record<string, unknown>>;
}

/** A finished game, move by move: the board, and what a seat held. */
export interface ReplayParts {
  voice: Voice;
  Stage: Component<StageProps>;
  /** Beside the words of a move: what lay open. */
  Piles?: Component<Pick<StageProps, "board" | "position" | "deeds">>;
  /** What seats held: there are hands to be hidden. */
  Hands?: Component<Pick<StageProps, "board" | "position" | "colors" | "names">>;
  /** What a seat's badge shows. */
  piece?: Component<{ color: SeatColor; width: number }>;
}

/** Pictures beside rules; `Sprite` is what they refer to, once in a page. */
export interface Diagrams {
  Sprite?: Component;
  Diagram: Component<{ rule: string; games: readonly GameInfo[] }>;
}

/** What a family says about a table: it comes with whichever of its parts is shown first. */
export interface Voice<B = Board> {
  words(board: B, say: Say, known?: Known): GameWords;
  /** What is asked of whoever is to move. */
  ask(board: B, position: Position, say: Say): string;
  /** What a turn has brought that the next at this screen must not see; empty if nothing. */
  drawn(board: B, state: Pick<TableState, "lines" | "position">, say: Say): string;
  reading(board: B): Reading;
  /** Where points come from. */
  sources(board: B, score: readonly Points[], say: Say): readonly Source[];
  cues(deed: Deed): readonly Cue[];
}

/** What the pages know of one family of games; everything else they show alike. */
export interface GameFace<B = Board> {
  /** A class for whatever holds badges of seats: their colors may have the tones of the game's pieces. */
  readonly tone: string;
  /** The keys of its table, for help. */
  readonly keys: KeyGroup | null;
  readonly Picture: Picture;
  glyph(game: string): Glyph;
  /** What it is about and how long it takes, on the first page. */
  about(game: string, say: Say): { text: string; time: string };
  title(board: B, say: Say): string;

  /** A table with a board, which brings its own header. Games without one are shown as lists. */
  readonly table?: Later<TablePart>;
  readonly plain: Later<PlainForm>;
  readonly replay: Later<ReplayParts>;
}
