import assert from "node:assert/strict";
import { test } from "node:test";

import type { CarcassonneView, Event, LogLine } from "../../wire.ts";
import { OPEN, PAID, earned, pending, ruleOfKind, total } from "./sources.ts";

const scored = (kind: string, points: number, seats: number[]): Event => ({
  scored: kind, tiles: 2, pennants: 0, points, seats, returned: [], cells: [],
});
const moved = (number: number, ...events: Event[]): LogLine => ({
  type: "moved", n: number, at: 0, bot: null, choices: [{ number, seat: 0, phase: "meeple", move: { type: "skip" }, events }],
});
const undone = (decisions: number): LogLine => ({ type: "undone", n: 9, at: 0, seat: 0, decisions });

test("points are told by kind and seat, a shared feature to all its owners", () => {
  const found = earned([moved(0, scored("city", 8, [0])), moved(1, scored("road", 3, [0, 1]))], 2);
  assert.deepEqual(found, { city: [8, 0], road: [3, 3], monastery: [0, 0], farm: [0, 0] });
  assert.deepEqual(total(found), [11, 3]);
});

test("what was taken back is not counted", () => {
  const found = earned([moved(0, scored("city", 8, [0])), moved(1, scored("road", 3, [1])), undone(1), moved(1, scored("road", 2, [1]))], 2);
  assert.deepEqual([found.city, found.road], [[8, 0], [0, 2]]);
});

test("what stands on the board is told as it would be paid now", () => {
  const features = [{ kind: "farm", owners: [1], value: 6 }, { kind: "city", owners: [0, 1], value: 2 }];
  const view = { seats: [{}, {}], features } as unknown as CarcassonneView;
  assert.deepEqual(total(pending(view)), [2, 8]);
});

test("each kind of points leads to its rule", () => {
  assert.deepEqual(Object.keys(PAID).map((kind) => ruleOfKind(kind, false)), ["C6", "C6", "C6"]);
  assert.deepEqual(Object.keys(OPEN).map((kind) => ruleOfKind(kind, true)), ["C9", "C9", "C9", "C10"]);
});
