/** Followers on their way home: those that stood on a feature before it was paid. */
import type { LogLine, TileView } from "../../wire.ts";
import { at } from "./log.ts";

/** Milliseconds: they stand while the feature glows, then go. */
export const WALK = { glow: 300, way: 420 } as const;

export interface Leaving {
  id: string;
  seat: number;
  tile: TileView;
  spot: string;
}

/** Who left the board by these lines: stood there before, or came in the same turn, and stands there no more. */
export function leavingIn(lines: readonly LogLine[], before: readonly TileView[], after: readonly TileView[]): Leaving[] {
  const last = lines.at(-1);
  if (last?.type !== "moved" || !isPaid(last)) return [];
  const stood = new Map(before.flatMap(({ x, y, meeple }) => (meeple ? [[at(x, y), meeple] as const] : [])));
  const newest = after.at(-1);
  const own = last.choices.find(({ move }) => move?.type === "meeple");
  if (newest && own?.move?.type === "meeple") stood.set(at(newest.x, newest.y), { seat: own.seat, spot: own.move.spot });
  return after.flatMap((tile) => {
    const meeple = stood.get(at(tile.x, tile.y));
    if (!meeple || tile.meeple) return [];
    return [{ id: `${last.n} ${at(tile.x, tile.y)}`, tile, ...meeple }];
  });
}

function isPaid(line: LogLine): boolean {
  return line.type === "moved" && line.choices.some(({ events }) => events.some((event) => "scored" in event));
}
