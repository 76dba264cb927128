/** The last count of a rail game, step by step: tickets turned over one after another, then the longest trail. */
import type { RailPoints } from "../../wire.ts";

/** How far it has come. */
export interface Stage {
  /** Tickets that lie open, counted through all seats. */
  tickets: number;
  /** Routes of the longest trail that are drawn. */
  routes: number;
}

export const DONE: Stage = { tickets: Infinity, routes: Infinity };

/** Milliseconds of a step, and the most that all steps of a kind take. */
const PACE = { tickets: { step: 520, all: 7000 }, routes: { step: 190, all: 2600 } };

/** The points as far as they were counted. */
export function countedAt(score: readonly RailPoints[], { tickets, routes }: Stage): RailPoints[] {
  let left = tickets;
  const trails = routes >= routesIn(score);
  return score.map((points) => {
    const open = points.tickets.slice(0, Math.max(0, left));
    left -= points.tickets.length;
    const longest = trails ? points.longest : 0;
    return { ...points, tickets: open, longest, total: points.routes + open.reduce((sum, ticket) => sum + ticket.points, 0) + longest };
  });
}

/** The next stage and how long this one is seen; null when all was counted. */
export function nextStage(score: readonly RailPoints[], { tickets, routes }: Stage): { stage: Stage; after: number } | null {
  const [allTickets, allRoutes] = [ticketsIn(score), routesIn(score)];
  if (tickets < allTickets) return { stage: { tickets: tickets + 1, routes }, after: pace("tickets", allTickets) };
  if (routes < allRoutes) return { stage: { tickets, routes: routes + 1 }, after: pace("routes", allRoutes) };
  return null;
}

function pace(kind: keyof typeof PACE, steps: number): number {
  const { step, all } = PACE[kind];
  return Math.min(step, all / steps);
}

function ticketsIn(score: readonly RailPoints[]): number {
  return score.reduce((sum, { tickets }) => sum + tickets.length, 0);
}

/** Only a trail that earned something is walked. */
function routesIn(score: readonly RailPoints[]): number {
  return Math.max(0, ...score.map(({ longest, walk }) => (longest > 0 ? walk.length : 0)));
}
