import assert from "node:assert/strict";
import { test } from "node:test";

import { arrow, nameOf } from "./keys.ts";

const plain = { ctrlKey: false, metaKey: false, altKey: false };

test("a key has one name on every keyboard", () => {
  assert.equal(nameOf({ ...plain, key: "R" }), "r");
  assert.equal(nameOf({ ...plain, key: "z", metaKey: true }), "Ctrl+z");
  assert.equal(nameOf({ ...plain, key: "Enter" }), "Enter");
});

test("arrows walk round a list", () => {
  assert.equal(arrow("ArrowDown", 2, 3), 0);
  assert.equal(arrow("ArrowUp", 0, 3), 2);
  assert.equal(arrow("End", 0, 3), 2);
  assert.equal(arrow("x", 0, 3), null);
  assert.equal(arrow("ArrowDown", 0, 0), null);
});
