import assert from "node:assert/strict";
import { test } from "node:test";

import { LANGUAGES, argumentsOf, readCatalogue, reduce, usedKeys } from "./catalogue.ts";

test("the three catalogues are read", () => {
  for (const language of LANGUAGES) assert.ok(readCatalogue(language).has("why-cards"), language);
});

test("a message needs the arguments of its parts too", () => {
  assert.deepEqual([...argumentsOf("why-cards", readCatalogue("en"))].sort(), ["color", "missing"]);
});

test("pages get the keys they name or begin, and those the server sends", () => {
  const all = ["home-title", "bot-club", "why-over", "help-quit", "part-color"];
  const used = usedKeys(all, 'say("home-title"); say(`bot-${name}`)');
  assert.deepEqual([...used], ["home-title", "bot-club", "why-over"]);
});

test("a reduced catalogue keeps the parts of what it keeps", () => {
  const source = reduce(["why-cards"], readCatalogue("pl"));
  assert.match(source, /^part-missing-cards =/m);
  assert.match(source, /^why-cards =/m);
  assert.doesNotMatch(source, /^why-over =/m);
});
