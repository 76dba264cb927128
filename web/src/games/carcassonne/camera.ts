/** Which part of the board is seen: a point of the board lies at `x + scale * point` of the screen. */
import { UNIT } from "./geometry.ts";
import type { Bounds, Point } from "./geometry.ts";

export interface Camera {
  x: number;
  y: number;
  scale: number;
}

export interface Size {
  width: number;
  height: number;
}

/** Room that is kept free at the edges of the screen, in pixels. */
export interface Margins {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export const LEAST = 0.11;
export const MOST = 2.4;
/** A young board is not blown up beyond this. */
const MOST_FITTED = 1.12;
/** On a small screen, the least scale of a tile that is being decided on: it and what lies on it can be told apart. */
export const NEAR = 0.72;

/** The least scale at which a finger hits a cell: of its 90 units come 40 pixels. */
export const REACHED = 0.45;
/** Where this part of it is there already, all is seen rather. */
const NEARLY = 0.9;
/** So many cells to lay the tile on must be seen more for the newest tile to be out of sight. */
const NEWEST = 2;

/** The whole board with a cell around it, in the middle of what the margins leave; not nearer than `most`. */
export function fit(bounds: Bounds, screen: Size, margins: Margins, around = 1, most = MOST_FITTED): Camera {
  const columns = bounds.right - bounds.left + 1 + 2 * around;
  const rows = bounds.bottom - bounds.top + 1 + 2 * around;
  const width = Math.max(60, screen.width - margins.left - margins.right);
  const height = Math.max(60, screen.height - margins.top - margins.bottom);
  const scale = clamp(Math.min(width / columns, height / rows) / UNIT, LEAST, most);
  return {
    scale,
    x: margins.left + width / 2 - (scale * UNIT * (bounds.left + bounds.right + 1)) / 2,
    y: margins.top + height / 2 - (scale * UNIT * (bounds.top + bounds.bottom + 1)) / 2,
  };
}

/** Nearer or farther by a factor; the point of the screen under the pointer stays where it is. */
export function zoom(camera: Camera, factor: number, on: Point): Camera {
  const scale = clamp(camera.scale * factor, LEAST, MOST);
  const real = scale / camera.scale;
  return { scale, x: on.x - (on.x - camera.x) * real, y: on.y - (on.y - camera.y) * real };
}

export function pan(camera: Camera, by: Point): Camera {
  return { ...camera, x: camera.x + by.x, y: camera.y + by.y };
}

/** Keeps a bit of the board on the screen, however far it is dragged. */
export function held(camera: Camera, bounds: Bounds, screen: Size): Camera {
  const least = Math.min(80, screen.width / 4, screen.height / 4);
  const unit = UNIT * camera.scale;
  return {
    scale: camera.scale,
    x: clamp(camera.x, least - (bounds.right + 1) * unit, screen.width - least - bounds.left * unit),
    y: clamp(camera.y, least - (bounds.bottom + 1) * unit, screen.height - least - bounds.top * unit),
  };
}

/** A cell that is being decided on: where it is too small it comes near, and into the middle as far as there are tiles around. */
export function nearing(camera: Camera, cell: Point, bounds: Bounds, screen: Size, margins: Margins): Camera {
  if (camera.scale >= NEAR) return showing(camera, cell, screen, margins);
  const middle = fit({ left: cell.x, right: cell.x, top: cell.y, bottom: cell.y }, screen, margins, 0, NEAR);
  const grown = {
    left: Math.min(bounds.left, cell.x),
    right: Math.max(bounds.right, cell.x),
    top: Math.min(bounds.top, cell.y),
    bottom: Math.max(bounds.bottom, cell.y),
  };
  return filled(middle, grown, screen, margins);
}

/** Moved so that tiles, and not bare baize, fill the screen; a board with more room than it needs lies in the middle. */
function filled(camera: Camera, bounds: Bounds, screen: Size, margins: Margins): Camera {
  const unit = UNIT * camera.scale;
  const along = (at: number, first: number, last: number, from: number, to: number) => {
    const [start, end] = [at + (first - 1) * unit, at + (last + 2) * unit]; // with a cell around
    if (end - start < to - from) return at + (from + to - start - end) / 2;
    return at + clamp(0, to - end, from - start);
  };
  return {
    scale: camera.scale,
    x: along(camera.x, bounds.left, bounds.right, margins.left, screen.width - margins.right),
    y: along(camera.y, bounds.top, bounds.bottom, margins.top, screen.height - margins.bottom),
  };
}

/** Just as far as is needed for a cell to be seen. */
export function showing(camera: Camera, cell: Point, screen: Size, margins: Margins): Camera {
  const unit = UNIT * camera.scale;
  const { x, y } = toScreen(camera, cell);
  return {
    scale: camera.scale,
    x: camera.x + clamp(0, margins.left - x, screen.width - margins.right - unit - x),
    y: camera.y + clamp(0, margins.top - y, screen.height - margins.bottom - unit - y),
  };
}

/** The whole board, or where fingers would not hit its cells, as near as they need it, where most of `cells` are seen. */
export function reaching(all: Camera, cells: readonly Point[], newest: Point | null, screen: Size, margins: Margins): Camera {
  if (all.scale >= REACHED * NEARLY || !cells.length) return all;
  const columns = Math.floor((screen.width - margins.left - margins.right) / (UNIT * REACHED));
  const rows = Math.floor((screen.height - margins.top - margins.bottom) / (UNIT * REACHED));
  let best: readonly Point[] = [];
  let most = 0;
  for (const left of new Set(cells.map(({ x }) => x))) {
    for (const top of new Set(cells.map(({ y }) => y))) {
      const isIn = ({ x, y }: Point) => x >= left && x < left + columns && y >= top && y < top + rows;
      const seen = cells.filter(isIn);
      const also = newest && isIn(newest) ? [newest] : [];
      const worth = seen.length + NEWEST * also.length;
      if (seen.length && worth > most) [best, most] = [[...seen, ...also], worth];
    }
  }
  const xs = best.map(({ x }) => x);
  const ys = best.map(({ y }) => y);
  const bounds = { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
  return fit(bounds, screen, margins, 0, REACHED);
}

/** The upper left corner of a cell on the screen. */
export function toScreen(camera: Camera, cell: Point): Point {
  return { x: camera.x + cell.x * UNIT * camera.scale, y: camera.y + cell.y * UNIT * camera.scale };
}

/** The cell under a point of the screen. */
export function toCell(camera: Camera, point: Point): Point {
  return {
    x: Math.floor((point.x - camera.x) / camera.scale / UNIT),
    y: Math.floor((point.y - camera.y) / camera.scale / UNIT),
  };
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(Math.min(least, most), Math.min(Math.max(least, most), value));
}
