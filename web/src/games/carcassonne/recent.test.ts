import assert from "node:assert/strict";
import { test } from "node:test";

import type { LogLine, Move } from "../../wire.ts";
import { recentTiles } from "./recent.ts";

const line = (seat: number, ...moves: unknown[]) =>
  ({ type: "moved", choices: moves.map((move) => ({ seat, move: move as Move, events: [] })) }) as unknown as LogLine;
const place = (x: number, y: number) => ({ type: "place", x, y, r: 0 });
const meeple = { type: "meeple", spot: "city.0" };
const skip = { type: "skip" };

test("every other seat's last tile since one's own, with its follower", () => {
  const lines = [
    line(1, place(9, 9), skip),
    line(0, place(1, 0), skip),
    line(1, place(2, 0)),
    line(1, meeple),
    line(2, place(3, 0), skip),
  ];
  assert.deepEqual(recentTiles(lines, 0), [
    { seat: 1, x: 2, y: 0, kind: "city" },
    { seat: 2, x: 3, y: 0, kind: null },
  ]);
  assert.deepEqual(recentTiles(lines, 2), []);
});

test("whoever looks on sees each seat's last one; what was taken back is not told", () => {
  const lines = [line(0, place(1, 0), skip), line(1, place(2, 0), skip), line(0, place(3, 0), skip)];
  assert.deepEqual(recentTiles(lines, null).map(({ x }) => x), [2, 3]);
  assert.deepEqual(recentTiles([...lines, { type: "undone", seat: 1, decisions: 2 } as unknown as LogLine], 1), []);
});
