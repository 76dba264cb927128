import assert from "node:assert/strict";
import { test } from "node:test";

import { EMPTY } from "../state/session.ts";
import type { TableState } from "../state/session.ts";
import { speaker } from "../text/index.ts";
import type { Position, SeatInfo, TableInfo } from "../wire.ts";
import { tabOf } from "./tab.ts";

const say = speaker("en", (key) => ({ name = "" }) => `${key} ${name}`.trim());
const seat = (name: string, mine = false, bot: string | null = null): SeatInfo => ({ name, mine, bot, person: !bot, muted: false });

function at(turn: number, seats: SeatInfo[], more: Partial<Position> = {}): TableState {
  const position = { turn, seat: 0, score: null, asked: null, ...more } as Position;
  return { ...EMPTY, table: { seats, status: "playing" } as unknown as TableInfo, position };
}

test("the tab says whose turn it is and calls on one's own", () => {
  const seats = [seat("Ann", true), seat("Zoé")];
  assert.deepEqual(tabOf(at(0, seats), "Europe", say), { title: "tab-yours · Europe", calls: true });
  assert.deepEqual(tabOf(at(1, seats), "Europe", say), { title: "tab-turn Zoé · Europe", calls: false });
});

test("at one screen nobody is you, and nobody has to be called", () => {
  const seats = [seat("Ann", true), seat("Zoé", true)];
  assert.deepEqual(tabOf(at(1, seats), "Europe", say), { title: "tab-turn Zoé · Europe", calls: false });
});

test("a seat that a bot holds for its person calls nobody", () => {
  assert.equal(tabOf(at(0, [seat("Ann", true, "club"), seat("Zoé")]), "Europe", say).calls, false);
});

test("who is asked for moves back is called, and the end is told", () => {
  const seats = [seat("Ann", true), seat("Zoé")];
  const asked = { seat: 1, decisions: 3, waiting: [0] };
  assert.deepEqual(tabOf(at(1, seats, { asked }), "Europe", say), { title: "tab-asked · Europe", calls: true });
  assert.deepEqual(tabOf(at(1, seats, { score: [] }), "Europe", say), { title: "end-title · Europe", calls: false });
});
