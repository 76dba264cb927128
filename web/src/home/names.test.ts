import assert from "node:assert/strict";
import { test } from "node:test";

import { speaker } from "../text/index.ts";
import { ago, listedNames, together } from "./names.ts";

const say = speaker("en", (key) => () => key);

test("people and bots of a listed table have names", () => {
  assert.deepEqual(listedNames({ names: ["?", "casual", "uct"] }, true, say), ["name-you", "level-casual", "uct"]);
  assert.deepEqual(listedNames({ names: ["Ann", "", "?"] }, false, say), ["Ann", "name-free", "name-guest"]);
});

test("names that are alike are counted", () => {
  assert.equal(together(["Ola", "Club", "Club", "Club"]), "Ola\u00a0– 3\u00a0×\u00a0Club");
});

test("times are told as people do", () => {
  const now = 1_000_000_000;
  assert.equal(ago(now - 30_000, now, "en"), "now");
  assert.equal(ago(now - 5 * 60_000, now, "en"), "5 minutes ago");
  assert.equal(ago(now - 26 * 3_600_000, now, "en"), "yesterday");
  assert.equal(ago(now - 2 * 3_600_000, now, "pl"), "2 godziny temu");
});
