/** How the seats of a table are called. */
import { seatNames } from "../text/seats.ts";
import type { Seats } from "../text/seats.ts";
import type { Say } from "../text/index.ts";
import type { Position, TableInfo } from "../wire.ts";

export function seatsOf(table: TableInfo, position: Position | null, say: Say): Seats {
  return { names: seatNames(table.seats, say), me: position?.seat ?? null };
}
