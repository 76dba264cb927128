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

type Source = readonly [key: Parameters<Say>[0], rule: string, of: (points: Points) => number | null];

const rail = (read: (points: Extract<Points, { routes: number }>) => number) => (points: Points) =>
  "routes" in points ? read(points) : null;
const tiles = (read: (points: Extract<Points, { road: number }>) => number) => (points: Points) =>
  "road" in points ? read(points) : null;

const SOURCES: readonly Source[] = [
  ["end-routes", "R9", rail(({ routes }) => routes)],
  ["end-tickets", "R10", rail(({ tickets }) => tickets.reduce((sum, ticket) => sum + ticket.points, 0))],
  ["end-longest", "R35", rail(({ longest }) => longest)],
  ["end-city", "C6", tiles(({ city }) => city)],
  ["end-road", "C6", tiles(({ road }) => road)],
  ["end-monastery", "C6", tiles(({ monastery }) => monastery)],
  ["end-final-city", "C9", tiles(({ final_city }) => final_city)],
  ["end-final-road", "C9", tiles(({ final_road }) => final_road)],
  ["end-final-monastery", "C9", tiles(({ final_monastery }) => final_monastery)],
  ["end-farm", "C10", tiles(({ farm }) => farm)],
];

/** The rule that a kind of points comes from, by the key of its label. */
export function ruleFor(label: string): string {
  return SOURCES.find(([key]) => key === label)?.[1] ?? "";
}

/** Where the points come from; a kind that brought nobody anything is left out. `counted`: as far as they are counted. */
export function rowsOf(score: readonly Points[], say: Say, counted: readonly Points[] = score): Row[] {
  return SOURCES.flatMap(([key, rule, of]) => {
    const points = score.map(of);
    if (!points.every((value) => value !== null) || !points.some((value) => value !== 0)) return [];
    return [{ label: say.given(key, {}), rule, points: counted.map((value) => of(value) ?? 0) }];
  });
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
