import assert from "node:assert/strict";
import { test } from "node:test";

import { boxOf, drawn } from "./board.ts";

test("a box goes around all tiles", () => {
  assert.equal(boxOf([{ x: 0, y: 0 }], 0), "0 0 100 100");
  assert.equal(boxOf([{ x: -2, y: 1 }, { x: 3, y: 4 }], 0.5), "-250 50 700 500");
});

test("followers wear the color of their seat", () => {
  const board = [
    { tile: "A", x: 0, y: 0, r: 90, meeple: { seat: 1, spot: "road.0" } },
    { tile: "B", x: 1, y: 0, r: 0, meeple: null },
  ];
  assert.deepEqual(drawn(board, [2, 1]).map(({ follower }) => follower), [{ color: 1, spot: "road.0" }, null]);
});
