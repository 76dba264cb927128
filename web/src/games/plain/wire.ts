/** What a game that is described by texts alone sends: data, views, moves, events and points of the kind "plain". */
import type { Value } from "../../text/index.ts";
import type { Position, ReplayPosition } from "../../wire.ts";

/** A message of the game with what it needs. */
export interface Phrase {
  key: string;
  args: Record<string, Value>;
}

export interface PlainData {
  type: "plain";
  game: string;
  family: string;
  title: Record<string, string>;
  /** Fluent messages by language. */
  texts: Record<string, string>;
  picture: boolean;
}

export interface PlainView {
  seat: number | null;
  turn: number;
  phase: string;
  seats: { points: number; facts: Phrase[] }[];
  facts: Phrase[];
}

export interface PlainMove {
  type: "plain";
  text: string;
}

export interface PlainPoints {
  total: number;
  parts: Record<string, number>;
}

export type Drawn<P extends Position | ReplayPosition> = P & { picture?: string | null; pictures?: string[] | null };
