/** Names on a small map are larger than the drawing meant them: none may run over its edge. */

export interface Label {
  x: number;
  anchor: string;
}

export function within({ x, anchor }: Label, wide: number, canvas: number): Label {
  const left = anchor === "end" ? x - wide : anchor === "middle" ? x - wide / 2 : x;
  if (left < 0) return { x: 0, anchor: "start" };
  return left + wide > canvas ? { x: canvas, anchor: "end" } : { x, anchor };
}
