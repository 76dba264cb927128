/** Ways back: the lines of the log before which a person may decide anew. */
import type { LogLine } from "../wire.ts";
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

/** The numbers of the lines whose moves do not stand any more. */
export function undoneLines(lines: readonly LogLine[]): ReadonlySet<number> {
  const undone = new Set<number>();
  let standing: { n: number; decisions: number }[] = [];
  for (const line of lines) {
    if (line.type === "moved" && line.choices[0]) standing.push({ n: line.n, decisions: line.choices[0].number });
    if (line.type !== "undone") continue;
    for (const { n, decisions } of standing) if (decisions >= line.decisions) undone.add(n);
    standing = standing.filter(({ decisions }) => decisions < line.decisions);
  }
  return undone;
}
