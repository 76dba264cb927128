/** Names on a small map are larger than the drawing meant them: none may run over its edge. */

const READABLE = 11; // pixels of the screen

/** How large names are in the drawing, and whether there is room for only a few of them. */
export function lettering(drawn: number, scale: number): { font: number; few: boolean } {
  const few = drawn * 1.3 * scale < READABLE * 0.8;
  return { font: Math.max(drawn, few ? READABLE / scale : Math.min(READABLE / scale, drawn * 1.3)), few };
}

export interface Label {
  x: number;
  anchor: string;
}

export function within({ x, anchor }: Label, wide: number, canvas: number): Label {
  const left = anchor === "end" ? x - wide : anchor === "middle" ? x - wide / 2 : x;
  if (left < 0) return { x: 0, anchor: "start" };
  return left + wide > canvas ? { x: canvas, anchor: "end" } : { x, anchor };
}
