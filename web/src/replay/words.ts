/** The moves of a replay as people read them, each with its number. */
import { decisionsOf } from "../state/replay.ts";
import type { ReplayState } from "../state/replay.ts";
import type { Entry, GameWords } from "../text/log.ts";
import type { Seats } from "../text/seats.ts";

export interface Step {
  number: number;
  entry: Entry;
}

/** The moves that are here, each with its number: what one paid has lines of its own. */
export function steps(replay: Pick<ReplayState, "game" | "positions">, words: GameWords, seats: Seats): Step[] {
  const moves = replay.game?.stops ?? [];
  return moves.flatMap((_, number) => words.deeds(decisionsOf(replay, number), seats).map((entry) => ({ number, entry })));
}

/** The line of a number: its own, else the one before it. */
export function currentStep(all: readonly Step[], at: number): Step | null {
  return all.findLast(({ number }) => number <= at) ?? null;
}

/** All that happened in the move of a number, or in the one before it, in a row. */
export function toldAt(all: readonly Step[], at: number): string {
  const number = currentStep(all, at)?.number;
  return all.filter((step) => step.number === number).map(({ entry }) => entry.spoken ?? entry.text).join(" ");
}

/** A whole game to be read without a page: who played, each move, how it ended. */
export function asText(title: string, names: readonly string[], all: readonly Step[], result: readonly string[]): string {
  const moves = all.map(({ number, entry: { text, points } }) => `${number}. ${text}${points ? ` (+${points})` : ""}`);
  return [title, names.join(" – "), "", ...moves, "", ...result].join("\n");
}
