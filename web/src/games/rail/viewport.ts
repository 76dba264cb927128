/** How a picture is seen through a window: moved by (x, y) pixels and enlarged k times. At k = 1 it fits. */

export interface Viewport {
  x: number;
  y: number;
  k: number;
}

export interface Size {
  width: number;
  height: number;
}

/** A window, and how large the picture is in its middle at k = 1. */
export interface Pane extends Size {
  sheet: Size;
}

/** A part of the window as it would be at k = 1. */
export interface Part extends Size {
  x: number;
  y: number;
}

export const WHOLE: Viewport = { x: 0, y: 0, k: 1 };
export const MOST = 5;

export function paneOf(window: Size, canvas: Size): Pane {
  const fit = Math.min(window.width / canvas.width, window.height / canvas.height) || 1;
  return { ...window, sheet: { width: canvas.width * fit, height: canvas.height * fit } };
}

/** So large that no band is left beside the picture. */
export function covering({ width, height, sheet }: Pane): number {
  return Math.max(width / sheet.width, height / sheet.height);
}

/** Keeps the picture in its window: nothing beyond its edges is shown as long as it is large enough. */
export function held({ x, y, k }: Viewport, { width, height, sheet }: Pane): Viewport {
  const scale = Math.min(MOST, Math.max(1, k));
  const within = (at: number, size: number, drawn: number) => {
    if (drawn * scale <= size) return (size * (1 - scale)) / 2;
    const edge = ((size - drawn) / 2) * scale;
    return Math.min(-edge, Math.max(size - drawn * scale - edge, at)) + 0; // no -0
  };
  return { k: scale, x: within(x, width, sheet.width), y: within(y, height, sheet.height) };
}

/** Enlarges around a point of the window, which stays where it is. */
export function zoomed(view: Viewport, factor: number, at: { x: number; y: number }, pane: Pane): Viewport {
  const k = Math.min(MOST, Math.max(1, view.k * factor));
  const grown = k / view.k;
  return held({ k, x: at.x - (at.x - view.x) * grown, y: at.y - (at.y - view.y) * grown }, pane);
}

export function moved(view: Viewport, dx: number, dy: number, pane: Pane): Viewport {
  return held({ ...view, x: view.x + dx, y: view.y + dy }, pane);
}

/** So that a point of the window, as it would be at k = 1, is in the middle. */
export function centered(point: { x: number; y: number }, k: number, pane: Pane): Viewport {
  return held({ k, x: pane.width / 2 - point.x * k, y: pane.height / 2 - point.y * k }, pane);
}

/**
 * The window has changed: what is seen is as large as it was, and no band appears. What was in the middle stays
 * there; where only the lower edge has moved, everything stays under the finger that made it move.
 */
export function kept(view: Viewport, before: Pane, pane: Pane): Viewport {
  const grown = pane.sheet.width / before.sheet.width;
  const k = Math.max(view.k / grown, covering(pane));
  const still = before.width === pane.width ? 0 : 1 / 2;
  const across = (at: number, from: number, drawn: number, to: number, redrawn: number) => {
    const point = ((from * still - at) / view.k - (from - drawn) / 2) * grown + (to - redrawn) / 2;
    return to * still - point * k;
  };
  const x = across(view.x, before.width, before.sheet.width, pane.width, pane.sheet.width);
  const y = across(view.y, before.height, before.sheet.height, pane.height, pane.sheet.height);
  return held({ k, x, y }, pane);
}

/** So that a part is seen, moved no further than it must be; `free`: the window without what lies over it. */
export function revealing(part: Part, view: Viewport, free: Size, pane: Pane): Viewport {
  const { k } = view;
  if (part.width * k > free.width || part.height * k > free.height) return showing(part, k, pane);
  const shift = (start: number, size: number, room: number) => Math.max(-start, 0) || Math.min(0, room - start - size);
  const dx = shift(part.x * k + view.x, part.width * k, free.width);
  const dy = shift(part.y * k + view.y, part.height * k, free.height);
  return moved(view, dx, dy, pane);
}

/** After a change of size there is either no band beside the picture, or all of it is seen. */
export function settled(view: Viewport, larger: boolean, pane: Pane): Viewport {
  const least = covering(pane);
  if (view.k >= least) return view;
  if (!larger || view.k <= 1) return WHOLE;
  return zoomed(view, least / view.k, { x: pane.width / 2, y: pane.height / 2 }, pane);
}

/** So that a part is seen as large as it can be, though never larger than `most`. */
export function showing(part: Part, most: number, pane: Pane): Viewport {
  const k = Math.min(most, pane.width / part.width, pane.height / part.height);
  return centered({ x: part.x + part.width / 2, y: part.y + part.height / 2 }, k, pane);
}

/** Something to be found on the drawing, in a seat's color. */
export interface Mark {
  path: string;
  color: number;
}
