import assert from "node:assert/strict";
import { test } from "node:test";

import { clockText, leftAt } from "./clocks.ts";

const CLOCKS = { at: 1000, left: [60_000, 30_000], running: 1 };

test("only the running clock runs, and not below zero", () => {
  assert.equal(leftAt(CLOCKS, 0, 6000), 60_000);
  assert.equal(leftAt(CLOCKS, 1, 6000), 25_000);
  assert.equal(leftAt(CLOCKS, 1, 99_000), 0);
});

test("times are written as clocks write them", () => {
  assert.equal(clockText(3_909_000), "1:05:09");
  assert.equal(clockText(270_999), "4:30");
  assert.equal(clockText(10_000), "0:10");
  assert.equal(clockText(7_450), "0:07.4");
  assert.equal(clockText(0), "0:00.0");
});
