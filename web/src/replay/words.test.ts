import assert from "node:assert/strict";
import { test } from "node:test";

import { asText, toldAt } from "./words.ts";

test("a game is read from top to bottom: who, what, how it ended", () => {
  const entry = { n: 1, seat: 0, text: "Ann claims Ash – Elm.", points: 2 };
  const text = asText("Toy valley", ["Ann", "Zoé"], [{ number: 7, entry }], ["Ann: 2 points"]);
  assert.deepEqual(text.split("\n"), ["Toy valley", "Ann – Zoé", "", "7. Ann claims Ash – Elm. (+2)", "", "Ann: 2 points"]);
});

test("a move is told with what it paid", () => {
  const entry = (text: string, spoken?: string) => ({ n: 0, seat: 0, text, points: null, ...(spoken && { spoken }) });
  const all = [{ number: 1, entry: entry("One.") }, { number: 2, entry: entry("Two.") }, { number: 2, entry: entry("City", "City: +4.") }];
  assert.equal(toldAt(all, 2), "Two. City: +4.");
  assert.equal(toldAt(all, 5), "Two. City: +4.");
  assert.equal(toldAt(all, 0), "");
});
