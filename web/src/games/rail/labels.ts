/** Names on a small map are larger than the drawing meant them: none may run over its edge. */

const READABLE = 11; // pixels of the screen

/** Names may be so much larger than the drawing meant them. */
const GROWN = 1.3;

/** Pixels of the screen for one of the drawing that leave names readable. */
export const leastScale = (drawn: number) => READABLE / drawn;

/** How large names are in the drawing, and whether there is room for only a few of them. */
export function lettering(drawn: number, scale: number): { font: number; few: boolean } {
  const few = drawn * GROWN * scale < READABLE * 0.8;
  return { font: Math.max(drawn, few ? READABLE / scale : Math.min(READABLE / scale, drawn * GROWN)), few };
}

/** What buttons take of a small map, at its upper right corner. In pixels of the screen. */
const CORNER = 56;

/** What names leave free beside the frame. */
export const FRAME = 5;

/** How far to the right a name may reach at this height. */
export function rightEdge(y: number, font: number, canvas: number, scale: number): number {
  const corner = CORNER / scale;
  return canvas - (y - font < corner ? corner : FRAME / scale);
}

export interface Label {
  x: number;
  anchor: string;
}

/** A name that is to be written beside its place. */
export interface Wanted {
  id: string;
  name: string;
  spot: { x: number; y: number; r: number };
  /** Where the drawing has it. */
  drawn: { x: number; y: number; anchor: string };
}

export interface Written extends Label {
  id: string;
  name: string;
  y: number;
}

export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const WIDE = 0.6; // a letter, beside the size of the type

export const widthOf = (name: string, font: number) => name.length * font * WIDE;

/** What part of a small map names may use: they stay clear of the frame and, if they can, of spaces. */
export interface Room {
  left: number;
  rightOf: (y: number) => number;
  spaces: readonly Box[];
}

/** How bad it is to cover a space, beside a name or a place that is looked for. */
const OVER_SPACES = 0.4;

/**
 * A few large names on a small map, the first ones first: on the side where the drawing has them, or else where they
 * cover no other name, no other place of these and the least of routes.
 */
export function scattered(wanted: readonly Wanted[], font: number, { left: edge, rightOf, spaces }: Room): Written[] {
  const taken = wanted.map(({ spot }) => around(spot.x, spot.y, spot.r, spot.r));
  return wanted.map(({ id, name, spot, drawn }, own) => {
    const wide = widthOf(name, font);
    const tries = sidesOf(spot, drawn, font).map(({ x, y, anchor }) => {
      const label = within({ x, anchor }, wide, rightOf(y), edge);
      const left = label.anchor === "end" ? label.x - wide : label.anchor === "middle" ? label.x - wide / 2 : label.x;
      const box = around(left + wide / 2, y, wide / 2, font / 2);
      const others = taken.filter((_, i) => i !== own);
      return { written: { id, name, y, ...label }, box, covered: coveredBy(box, others) + OVER_SPACES * coveredBy(box, spaces) };
    });
    const best = tries.reduce((a, b) => (b.covered < a.covered ? b : a));
    taken.push(best.box);
    return best.written;
  });
}

/** Where a name can stand, the side that the drawing has chosen first. */
function sidesOf({ x, y, r }: Wanted["spot"], drawn: Wanted["drawn"], font: number): { x: number; y: number; anchor: string }[] {
  const gap = r + font * 0.3;
  const right = { x: x + gap, y, anchor: "start" };
  const left = { x: x - gap, y, anchor: "end" };
  const above = { x, y: y - gap - font / 2, anchor: "middle" };
  const below = { x, y: y + gap + font / 2, anchor: "middle" };
  const upright = drawn.y < y ? [above, below] : [below, above];
  const level = drawn.anchor === "end" || (drawn.anchor === "middle" && drawn.x < x) ? [left, right] : [right, left];
  const corners = upright.flatMap((end) => level.map((side) => ({ ...side, y: (end.y + y) / 2 })));
  return drawn.anchor === "middle" ? [...upright, ...level, ...corners] : [...level, ...upright, ...corners];
}

const coveredBy = (box: Box, others: readonly Box[]) => others.reduce((sum, other) => sum + shared(box, other), 0);

/** A space of a route, upright around however it is turned. */
export function spaceAt({ x, y, angle }: { x: number; y: number; angle: number }, w: number, h: number): Box {
  const [cos, sin] = [Math.abs(Math.cos((angle * Math.PI) / 180)), Math.abs(Math.sin((angle * Math.PI) / 180))];
  return around(x, y, (w * cos + h * sin) / 2, (w * sin + h * cos) / 2);
}

const around = (x: number, y: number, across: number, high: number): Box => ({ left: x - across, right: x + across, top: y - high, bottom: y + high });

function shared(a: Box, b: Box): number {
  const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return across > 0 && high > 0 ? across * high : 0;
}

/** `right` and `edge`: where there is room no more. */
export function within({ x, anchor }: Label, wide: number, right: number, edge = 0): Label {
  const left = anchor === "end" ? x - wide : anchor === "middle" ? x - wide / 2 : x;
  if (left < edge) return { x: edge, anchor: "start" };
  return left + wide > right ? { x: right, anchor: "end" } : { x, anchor };
}
