/** Legal moves as lists of things to choose: the form of a table that needs no eyes and no mouse. */
import type { Move } from "../wire.ts";

export interface Item {
  label: string;
  moves: Move[]; // played together
}

export interface Group {
  title: string;
  items: Item[];
}
