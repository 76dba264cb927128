import assert from "node:assert/strict";
import { test } from "node:test";

import { asText } from "./words.ts";

test("a game is read from top to bottom: who, what, how it ended", () => {
  const entry = { n: 1, seat: 0, text: "Ann claims Ash – Elm.", points: 2 };
  const text = asText("Toy valley", ["Ann", "Zoé"], [{ number: 7, entry }], ["Ann: 2 points"]);
  assert.deepEqual(text.split("\n"), ["Toy valley", "Ann – Zoé", "", "7. Ann claims Ash – Elm. (+2)", "", "Ann: 2 points"]);
});
