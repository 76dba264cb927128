import assert from "node:assert/strict";
import { test } from "node:test";

import { outOfSight, stepTo } from "./scroller.ts";

test("items out of sight are counted at each end", () => {
  const row = (top: number) => ({ top, bottom: top + 20 });
  const items = [row(-30), row(0), row(25), row(35), row(60)];
  assert.deepEqual(outOfSight(items, { top: 0, bottom: 50 }), { above: 1, below: 1 });
  assert.deepEqual(outOfSight(items.slice(1, 4), { top: 0, bottom: 55 }), { above: 0, below: 0 });
});

test("a step leads to the next rows that are out of sight, and back", () => {
  const rows = (scrolled: number) => [0, 30, 60, 90, 120].map((top) => ({ top: top - scrolled, bottom: top - scrolled + 26 }));
  const window = { top: 0, bottom: 86 };
  assert.equal(stepTo(rows(0), window, true), 90);
  assert.equal(stepTo(rows(90), window, false), -60);
  assert.equal(stepTo(rows(0).slice(0, 2), window, true), 0);
});
