/** The moves of a replay as people read them, each with its number. */
import type { Entry, GameWords, Seats } from "../state/words.ts";
import type { ReplayPosition } from "../wire.ts";

export interface Step {
  number: number;
  entry: Entry;
}

/** A decision that says nothing (no follower was put) has no line. */
export function steps(positions: readonly (ReplayPosition | undefined)[], words: GameWords, seats: Seats): Step[] {
  return positions.flatMap((position) => {
    if (!position?.choice) return [];
    return words.deeds([position.choice], seats).map((entry) => ({ number: position.number, entry }));
  });
}

/** The line of a number: its own, else the one before it. */
export function currentStep(all: readonly Step[], at: number): Step | null {
  return all.findLast(({ number }) => number <= at) ?? null;
}

/** A whole game to be read without a page: who played, each move, how it ended. */
export function asText(title: string, names: readonly string[], all: readonly Step[], result: readonly string[]): string {
  const moves = all.map(({ number, entry: { text, points } }) => `${number}. ${text}${points ? ` (+${points})` : ""}`);
  return [title, names.join(" – "), "", ...moves, "", ...result].join("\n");
}
