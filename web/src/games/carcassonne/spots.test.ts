import assert from "node:assert/strict";
import { test } from "node:test";

import type { Point } from "./geometry.ts";
import { LEAST, SPOT, reachOf, spotSize, spreadSpots, turnPoint } from "./spots.ts";

/** Four roads and four fields: the most that a tile has. */
const EIGHT: Point[] = [[50, 15], [85, 50], [50, 85], [15, 50], [80, 20], [80, 80], [20, 80], [20, 20]].map(([x = 0, y = 0]) => ({ x, y }));

function nearest(points: readonly Point[]): number {
  return Math.min(...points.flatMap((a, i) => points.slice(i + 1).map((b) => Math.hypot(a.x - b.x, a.y - b.y))));
}

test("where the tile is large, spots lie where the follower will stand", () => {
  const three = [{ x: 50, y: 20 }, { x: 50, y: 55 }, { x: 50, y: 87 }];
  assert.equal(spotSize(1.4, LEAST.button), 1);
  assert.deepEqual(spreadSpots(three, 1), three);
  assert.deepEqual(reachOf(three, 1), { x: 0, y: 0 });
  assert.deepEqual(reachOf([{ x: 10, y: 88 }], 1), { x: 3, y: 1 });
});

for (const scale of [0.2, 0.42, 0.7]) {
  test(`spots can be hit and never cover each other on tiles of ${scale * 100} pixels`, () => {
    for (const least of Object.values(LEAST)) {
      const size = spotSize(scale, least);
      assert.ok(SPOT * size * scale >= least - 0.01);
      assert.ok(nearest(spreadSpots(EIGHT, size)) >= SPOT * size);
      const same = [{ x: 50, y: 50 }, { x: 50, y: 50 }, { x: 50, y: 50 }];
      assert.ok(nearest(spreadSpots(same, size)) >= SPOT * size);
    }
  });
}

test("spots stay on the tile where there is room, and the sign for turning beside it", () => {
  const size = spotSize(0.76, LEAST.button);
  const half = (SPOT * size) / 2;
  const three = spreadSpots([{ x: 20, y: 60 }, { x: 70, y: 20 }, { x: 20, y: 92 }], size, [turnPoint(size)]);
  for (const value of three.flatMap(({ x, y }) => [x, y])) assert.ok(value >= half && value <= 100 - half);
  assert.ok(nearest(three) >= SPOT * size);
});

test("what is fixed is not pushed and not covered", () => {
  const [spot] = spreadSpots([{ x: 90, y: 90 }], 2, [{ x: 100, y: 100 }]);
  assert.ok(spot && Math.hypot(spot.x - 100, spot.y - 100) >= SPOT * 2);
});
