/** The upper edge of a log: no line is cut in two by it. */

export interface Line {
  top: number;
  bottom: number;
}

/** What an entry leaves free below its text. */
const BELOW = 3;

/**
 * How much is to be hidden below the edge so that the first thing seen is a whole entry. Where that would hide too
 * much of a low log, its last lines of text stay.
 */
export function hiddenBelow(edge: number, lines: readonly Line[], height: number, textLine: number): number {
  const cut = lines.find(({ top, bottom }) => top < edge - 1 && bottom > edge + 1);
  if (!cut) return 0;
  const rest = cut.bottom - edge;
  return rest <= height * 0.3 ? rest : Math.max(0, rest - BELOW) % textLine;
}
