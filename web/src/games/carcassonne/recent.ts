/** The tiles that the others laid since one's own last move: they are framed until one has moved oneself. */
import { deedsOf } from "../../state/deeds.ts";
import type { LogLine } from "../../wire.ts";
import { kindOf } from "./log.ts";

/** A seat's last tile, and the kind of feature that a follower was put on. */
export interface RecentTile {
  seat: number;
  x: number;
  y: number;
  kind: string | null;
}

/** By seat, the newest last. `me`: whose moves end it; whoever looks on sees the last tile of every seat. */
export function recentTiles(lines: readonly LogLine[], me: number | null): RecentTile[] {
  const found = new Map<number, RecentTile>();
  const stood = new Map<number, string>();
  for (const line of [...lines].reverse()) {
    if (line.type === "undone") break; // what stood before is not told again
    for (const { seat, move } of [...deedsOf(line)].reverse()) {
      if (seat === me || found.has(seat)) return [...found.values()].reverse();
      if (move?.type === "meeple") stood.set(seat, kindOf(move.spot));
      if (move?.type === "place") found.set(seat, { seat, x: move.x, y: move.y, kind: stood.get(seat) ?? null });
    }
  }
  return [...found.values()].reverse();
}
