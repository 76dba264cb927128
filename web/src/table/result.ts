/** The result of a game as rows of points, the same for the end of a table and for a replay. */
import type { Say } from "../text/index.ts";
import { list } from "../text/names.ts";
import type { Points } from "../wire.ts";

/** One kind of points, by seat. `rule` leads to the rules page. */
export interface Row {
  label: string;
  rule: string;
  points: number[];
}

/** A kind of points: what it is called, by which rule it comes, and how many there are of it. */
export interface Source {
  label: string;
  rule: string;
  of: (points: Points) => number;
}

/** Where the points come from; a kind that brought nobody anything is left out. `counted`: as far as they are counted. */
export function rowsOf(score: readonly Points[], sources: readonly Source[], counted: readonly Points[] = score): Row[] {
  const brought = sources.filter(({ of }) => score.some((points) => of(points) !== 0));
  return brought.map(({ label, rule, of }) => ({ label, rule, points: counted.map(of) }));
}

/** The seats that have won. */
export function winners(score: readonly Points[]): number[] {
  const best = Math.max(...score.map(({ total }) => total));
  return score.flatMap(({ total }, seat) => (total === best ? [seat] : []));
}

/** "You win by 6": the headline for the one who looks. */
export function headline(score: readonly Points[], names: readonly string[], me: number | null, say: Say): string {
  const won = winners(score);
  const points = Math.max(...score.map(({ total }) => total));
  const name = (seat: number) => (names[seat] ?? "").replace(/ (?=\d+$)/, "\u00a0"); // "Casual 2" stays on a line
  if (won.length > 1) return say("end-shared", { names: list(won.map(name), say.language), points });
  const [winner = 0] = won;
  if (winner === me) return say("end-won-own", { points });
  return say("end-won", { name: name(winner), points });
}

/** The headline of a game that somebody gave up. */
export function surrender(seat: number, names: readonly string[], me: number | null, say: Say): string {
  return seat === me ? say("end-gave-up-own") : say("end-gave-up", { name: names[seat] ?? "" });
}

/** What the winner was most ahead in, of the one who came next: the source of points, and by how many. */
export interface Lead {
  label: string;
  points: number;
  over: number; // the seat
}

/** None where a win is shared, or where the winner was ahead in nothing. */
export function leadOf(score: readonly Points[], rows: readonly Row[]): Lead | null {
  const [winner, another] = winners(score);
  if (winner === undefined || another !== undefined || score.length < 2) return null;
  const others = score.map((_, seat) => seat).filter((seat) => seat !== winner);
  const over = others.reduce((best, seat) => ((score[seat]?.total ?? 0) > (score[best]?.total ?? 0) ? seat : best));
  const leads = rows.map(({ label, points }) => ({ label, points: (points[winner] ?? 0) - (points[over] ?? 0), over }));
  const most = leads.reduce<Lead | null>((best, lead) => (lead.points > (best?.points ?? 0) ? lead : best), null);
  return most;
}

/** Points with a true minus. */
export function signed(points = 0): string {
  return String(points).replace("-", "−");
}
