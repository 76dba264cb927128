/** Where the points of each seat come from, while the game goes on. */
import type { CarcassonneView, Choice, LogLine } from "../../wire.ts";
import { ruleFor } from "./points.ts";

/** The labels of points, by kind of feature: paid in play, and when the game ends. */
export const PAID = { city: "end-city", road: "end-road", monastery: "end-monastery" } as const;
export const OPEN = {
  city: "end-final-city",
  road: "end-final-road",
  monastery: "end-final-monastery",
  farm: "end-farm",
} as const;

/** The rule by which a feature is paid. */
export function ruleOfKind(kind: string, atEnd: boolean): string {
  const labels: Readonly<Record<string, string>> = atEnd ? OPEN : PAID;
  return ruleFor(labels[kind] ?? "");
}

export const KINDS = ["city", "road", "monastery", "farm"] as const;
export type Kind = (typeof KINDS)[number];

/** Points by kind of feature, then by seat. */
export type Sources = Readonly<Record<Kind, readonly number[]>>;

/** What completed features have paid. Moves that were taken back count no more. */
export function earned(lines: readonly LogLine[], seats: number): Sources {
  const sums = nothing(seats);
  for (const event of standing(lines).flatMap(({ events }) => events)) {
    if ("scored" in event) for (const seat of event.seats) add(sums, event.scored, seat, event.points);
  }
  return sums;
}

/** What the features with followers would pay if the game ended now. */
export function pending(view: CarcassonneView): Sources {
  const sums = nothing(view.seats.length);
  for (const { kind, owners, value } of view.features) for (const seat of owners) add(sums, kind, seat, value);
  return sums;
}

export function total(sources: Sources): number[] {
  return sources.city.map((_, seat) => KINDS.reduce((sum, kind) => sum + (sources[kind][seat] ?? 0), 0));
}

/** The decisions that hold: those before the point to which moves were taken back, and later ones. */
function standing(lines: readonly LogLine[]): Choice[] {
  let choices: Choice[] = [];
  for (const line of lines) {
    if (line.type === "moved") choices.push(...line.choices);
    else if (line.type === "undone") choices = choices.filter(({ number }) => number < line.decisions);
  }
  return choices;
}

function nothing(seats: number): Record<Kind, number[]> {
  const zeros = () => Array.from({ length: seats }, () => 0);
  return { city: zeros(), road: zeros(), monastery: zeros(), farm: zeros() };
}

function add(sums: Record<Kind, number[]>, kind: string, seat: number, points: number): void {
  const row = sums[kind as Kind];
  row[seat] = (row[seat] ?? 0) + points;
}
