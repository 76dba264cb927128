/** The words of whichever game a table plays. */
import { RailWords } from "../rail/log.ts";
import { RailNames } from "../rail/names.ts";
import type { GameWords, Seats } from "../state/words.ts";
import { seatNames } from "../state/words.ts";
import type { Say } from "../text/index.ts";
import { TileWords } from "../tiles/log.ts";
import type { Position, RailData, TableInfo, TileData } from "../wire.ts";

export function wordsFor(board: RailData | TileData, say: Say): GameWords {
  return board.type === "rail" ? new RailWords(new RailNames(board.map, say)) : new TileWords(say);
}

export function seatsOf(table: TableInfo, position: Position | null, say: Say): Seats {
  return { names: seatNames(table.seats, say), me: position?.seat ?? null };
}
