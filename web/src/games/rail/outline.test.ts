import assert from "node:assert/strict";
import { test } from "node:test";

import { outline } from "./outline.ts";

test("spaces are boxes along their line", () => {
  assert.equal(outline({ w: 20, cells: [{ x: 50, y: 50, angle: 0 }] }, 10), "M40 45L60 45L60 55L40 55Z");
  assert.equal(outline({ w: 20, cells: [{ x: 50, y: 50, angle: 90 }] }, 10), "M55 40L55 60L45 60L45 40Z");
});
