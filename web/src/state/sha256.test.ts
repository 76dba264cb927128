import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { test } from "node:test";

import { sha256 } from "./sha256.ts";

test("texts of all lengths around a block have the digest that others find", () => {
  for (let length = 0; length < 140; length += 1) {
    const text = "zażółć 0123456789 ".repeat(10).slice(0, length);
    assert.equal(sha256(text), createHash("sha256").update(text).digest("hex"), text);
  }
});
