/** The words of whichever game a table plays. */
import { RailWords } from "../games/rail/log.ts";
import { RailNames } from "../games/rail/names.ts";
import type { GameWords, Seats } from "../state/words.ts";
import { seatNames } from "../state/words.ts";
import type { Say } from "../text/index.ts";
import { joinedBy } from "../games/carcassonne/geometry.ts";
import { TileWords } from "../games/carcassonne/log.ts";
import type { Position, RailData, TableInfo, TileData, TileView } from "../wire.ts";

interface Known {
  /** The laid tiles: what a tile has extended is told instead of the numbers of its place. */
  laid?: readonly TileView[] | undefined;
  /** The game is over: what others drew is no secret. */
  open?: boolean;
}

export function wordsFor(board: RailData | TileData, say: Say, { laid, open }: Known = {}): GameWords {
  if (board.type === "rail") return new RailWords(new RailNames(board.map, say), open);
  return new TileWords(say, laid ? (place) => joinedBy(place, laid, board.tiles.tiles) : "place");
}

export function seatsOf(table: TableInfo, position: Position | null, say: Say): Seats {
  return { names: seatNames(table.seats, say), me: position?.seat ?? null };
}
