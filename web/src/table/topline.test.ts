import assert from "node:assert/strict";
import { test } from "node:test";

import { hiddenBelow } from "./topline.ts";

test("the edge of a log cuts no line in two", () => {
  const lines = [
    { top: 0, bottom: 60 },
    { top: 60, bottom: 80 },
  ];
  assert.equal(hiddenBelow(50, lines, 100, 20), 10);
  assert.equal(hiddenBelow(60, lines, 100, 20), 0);
  assert.equal(hiddenBelow(0, lines, 100, 20), 0);
  assert.equal(hiddenBelow(5, lines, 100, 20), 12); // two lines of a long entry are better than a gap
});
