/** A route's spaces as one path, for pictures that are small and many. */
import type { Track } from "../../wire.ts";

export function outline({ w, cells }: Track, height: number): string {
  return cells
    .map(({ x, y, angle }) => {
      const [cos, sin] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
      const corner = (along: number, across: number) =>
        `${Math.round(x + along * cos - across * sin)} ${Math.round(y + along * sin + across * cos)}`;
      const [a, b] = [w / 2, height / 2];
      return `M${corner(-a, -b)}L${corner(a, -b)}L${corner(a, b)}L${corner(-a, b)}Z`;
    })
    .join("");
}
