import assert from "node:assert/strict";
import { test } from "node:test";

import { colorsOf } from "./colors.ts";

const person = { bot: false };
const bot = { bot: true };

test("one person against one bot is light blue wherever they sit", () => {
  assert.deepEqual(colorsOf([person, bot]), [1, 2]);
  assert.deepEqual(colorsOf([bot, person]), [2, 1]);
});

test("otherwise colors follow seats", () => {
  assert.deepEqual(colorsOf([person, person]), [1, 2]);
  assert.deepEqual(colorsOf([bot, bot]), [1, 2]);
  assert.deepEqual(colorsOf([bot, person, bot, person, bot]), [1, 2, 3, 4, 5]);
});
