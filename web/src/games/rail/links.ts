/** What is drawn of a map: links between places, each with its spaces. Two halves that are one link share spaces. */
import type { Cell, Layout, RailData, Route } from "../../wire.ts";

export interface Point {
  x: number;
  y: number;
}

export interface Link {
  id: string;
  routes: readonly [Route] | readonly [Route, Route];
  cells: readonly Cell[];
  w: number;
  h: number;
  /** Through the middle of its spaces, from place to place. */
  line: readonly Point[];
  middle: Point;
}

/** A double link that only one seat may have is drawn a little higher. */
const TALL = 1.28;

type Options = Readonly<Record<string, unknown>>;

/** Where locomotives are for tunnels alone, a route's color says what is paid. */
export function colorsPay(options: Options): boolean {
  return options["locomotives_anywhere"] === false;
}

/** Two halves are two lanes where each has its price, and wherever two seats may have one each. */
export function drawsLanes(seats: number, options: Options): boolean {
  return colorsPay(options) || seats >= Number(options["both_halves_seats"]);
}

/** The routes that stand for a link in moves: of two halves that are alike only one is listed. */
export function standIns(link: Link, free: ReadonlySet<string>, routes: ReadonlyMap<string, Route>): Set<string> {
  const ids = new Set<string>();
  for (const { id, twin, color } of link.routes) {
    const other = twin ? routes.get(twin) : undefined;
    const alike = other && other.color === color && !free.has(id) && free.has(other.id);
    ids.add(alike ? other.id : id);
  }
  return ids;
}

/** Links of a map. `merged`: the halves of a double are one link (only one of them can be claimed). */
export function linksOf({ map, layout }: RailData, merged: boolean): Link[] {
  const routes = new Map(map.routes.map((route) => [route.id, route]));
  const done = new Set<string>();
  const links: Link[] = [];
  for (const route of map.routes) {
    if (done.has(route.id)) continue;
    const twin = merged && route.twin ? routes.get(route.twin) : undefined;
    if (twin) done.add(twin.id);
    links.push(twin ? together(route, twin, layout) : alone(route, layout));
  }
  return links;
}

function alone(route: Route, layout: Layout): Link {
  const { w, cells } = track(layout, route.id);
  return finished(route.id, [route], cells, w, layout.cell, layout);
}

function together(route: Route, twin: Route, layout: Layout): Link {
  const { w, cells } = track(layout, route.id);
  const others = track(layout, twin.id).cells;
  const between = cells.map((cell, i) => {
    const other = others[i] ?? cell;
    return { x: (cell.x + other.x) / 2, y: (cell.y + other.y) / 2, angle: cell.angle };
  });
  return finished(route.id, [route, twin], between, w, layout.cell * TALL, layout);
}

function finished(
  id: string,
  routes: Link["routes"],
  cells: readonly Cell[],
  w: number,
  h: number,
  layout: Layout,
): Link {
  const [{ a, b }] = routes;
  const line = [spot(layout, a), ...cells.map(({ x, y }) => ({ x, y })), spot(layout, b)];
  const middle = cells[Math.floor(cells.length / 2)] ?? line[0] ?? { x: 0, y: 0 };
  return { id, routes, cells, w, h, line, middle: { x: middle.x, y: middle.y } };
}

function track(layout: Layout, route: string) {
  return layout.routes[route] ?? { w: 0, cells: [] };
}

function spot(layout: Layout, place: string): Point {
  const { x, y } = layout.places[place] ?? { x: 0, y: 0 };
  return { x, y };
}

/**
 * The link nearest to a point, if one is within reach. Those that are `likely` meant win over nearer ones by
 * half the reach: a finger can't tell spaces apart that are smaller than itself.
 */
export function nearest(
  links: readonly Link[],
  point: Point,
  reach: number,
  likely: (link: Link) => boolean = () => false,
): Link | null {
  let best: Link | null = null;
  let least = reach;
  for (const link of links) {
    const inner = link.line.slice(1, -1); // places belong to every link that ends there
    const away = distance(inner.length > 1 ? inner : link.line, point) - link.h / 2;
    const judged = away - (away < reach && likely(link) ? reach / 2 : 0);
    if (judged < least) [best, least] = [link, judged];
  }
  return best;
}

function distance(line: readonly Point[], point: Point): number {
  let least = Infinity;
  for (let i = 1; i < line.length; i += 1) {
    const [from, to] = [line[i - 1], line[i]];
    if (from && to) least = Math.min(least, toSegment(from, to, point));
  }
  return least;
}

function toSegment(from: Point, to: Point, { x, y }: Point): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = dx * dx + dy * dy;
  const along = length ? Math.min(1, Math.max(0, ((x - from.x) * dx + (y - from.y) * dy) / length)) : 0;
  return Math.hypot(x - from.x - along * dx, y - from.y - along * dy);
}

const AHEAD: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** Where an arrow leads on the map: to the link whose middle is nearest in that direction. */
export function beside(links: readonly Link[], from: Link, key: string): Link | null {
  const ahead = AHEAD[key];
  if (!ahead) return null;
  let best: Link | null = null;
  let least = Infinity;
  for (const link of links) {
    const [dx, dy] = [link.middle.x - from.middle.x, link.middle.y - from.middle.y];
    const along = dx * ahead.x + dy * ahead.y;
    const aside = Math.abs(dx * ahead.y - dy * ahead.x);
    if (link === from || along <= 1 || aside > along * 2) continue;
    if (along + 2 * aside < least) [best, least] = [link, along + 2 * aside];
  }
  return best;
}

/** A path of SVG through the middle of a link; `inner`: of its spaces alone, without the ends. */
export function pathOf({ line, w }: Link, inner = false): string {
  const spots = inner && line.length > 2 ? line.slice(1, -1) : line;
  const [only] = spots;
  if (only && spots.length === 1) return `M${round(only.x - w / 8)} ${round(only.y)}h${round(w / 4)}`;
  return `M${spots.map(({ x, y }) => `${round(x)} ${round(y)}`).join("L")}`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
