/** Ways back: the lines of the log before which a person may decide anew. */
import type { TableState } from "./session.ts";

export interface WayBack {
  decisions: number; // so many are left
  lost: number; // so many moves of one's own are taken back
}

/** By the number of its line: the way back to each own move that still stands and that the server lets go. */
export function waysBack({ lines, position, table }: TableState): ReadonlyMap<number, WayBack> {
  const offer = position?.undo;
  if (!offer || !table) return new Map();
  let standing: { n: number; decisions: number }[] = [];
  for (const line of lines) {
    if (line.type === "undone") standing = standing.filter(({ decisions }) => decisions < line.decisions);
    const own = line.type === "moved" ? line.choices.find(({ seat }) => table.seats[seat]?.mine) : undefined;
    if (own) standing.push({ n: line.n, decisions: own.number });
  }
  const offered = standing.filter(({ decisions }) => offer.earliest <= decisions && decisions <= offer.latest);
  return new Map(offered.map(({ n, decisions }, i) => [n, { decisions, lost: offered.length - i }]));
}
