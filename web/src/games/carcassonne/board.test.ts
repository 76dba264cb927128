import assert from "node:assert/strict";
import { test } from "node:test";

import { boxOf } from "./board.ts";

test("a box goes around all tiles", () => {
  assert.equal(boxOf([{ x: 0, y: 0 }], 0), "0 0 100 100");
  assert.equal(boxOf([{ x: -2, y: 1 }, { x: 3, y: 4 }], 0.5), "-250 50 700 500");
});
