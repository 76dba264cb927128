/** How a picture is seen through a window: moved by (x, y) pixels and enlarged k times. At k = 1 it fits. */

export interface Viewport {
  x: number;
  y: number;
  k: number;
}

export interface Box {
  width: number;
  height: number;
}

export const WHOLE: Viewport = { x: 0, y: 0, k: 1 };
export const MOST = 5;

/** Keeps the picture in its window: nothing beyond its edges is shown. */
export function held({ x, y, k }: Viewport, { width, height }: Box): Viewport {
  const scale = Math.min(MOST, Math.max(1, k));
  const within = (at: number, size: number) => Math.min(0, Math.max(size * (1 - scale), at));
  return { k: scale, x: within(x, width), y: within(y, height) };
}

/** Enlarges around a point of the window, which stays where it is. */
export function zoomed(view: Viewport, factor: number, at: { x: number; y: number }, box: Box): Viewport {
  const k = Math.min(MOST, Math.max(1, view.k * factor));
  const grown = k / view.k;
  return held({ k, x: at.x - (at.x - view.x) * grown, y: at.y - (at.y - view.y) * grown }, box);
}

export function moved(view: Viewport, dx: number, dy: number, box: Box): Viewport {
  return held({ ...view, x: view.x + dx, y: view.y + dy }, box);
}

/** So that a point of the window, as it would be at k = 1, is in the middle. */
export function centered(point: { x: number; y: number }, k: number, box: Box): Viewport {
  return held({ k, x: box.width / 2 - point.x * k, y: box.height / 2 - point.y * k }, box);
}
