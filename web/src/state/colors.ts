/** Which color a seat has. Colors follow seats, save where one person plays one bot. */

export type SeatColor = 1 | 2 | 3 | 4 | 5;

export interface Sitter {
  bot: boolean;
}

/** One person against one bot: the person is light blue and the bot brick red wherever they sit. */
export function colorsOf(sitters: readonly Sitter[]): SeatColor[] {
  const [first, second] = sitters;
  if (sitters.length === 2 && first?.bot && !second?.bot) return [2, 1];
  return sitters.map((_, seat) => ((seat % 5) + 1) as SeatColor);
}

/** A sign for each color, 24 by 24: dot, bar, diamond, cross, triangle. */
export const SIGNS: Readonly<Record<SeatColor, string>> = {
  1: "M12 7.500a4.500 4.500 0 100 9 4.500 4.500 0 000-9z",
  2: "M6.500 10h11v4h-11z",
  3: "M12 6l6 6-6 6-6-6z",
  4: "M10 6h4v4h4v4h-4v4h-4v-4H6v-4h4z",
  5: "M12 6.500l6 10.500H6z",
};
