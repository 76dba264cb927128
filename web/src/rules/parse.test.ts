import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { fileURLToPath } from "node:url";

import { LANGUAGES } from "../state/preferences.ts";
import { parseRules, pieces } from "./parse.ts";

const read = (path: string) => readFileSync(fileURLToPath(new URL(path, import.meta.url)), "utf-8");
/** They are about programs: numbers of options that R6 and R11 tell, and the limit of simulations. */
const NOT_FOR_PLAYERS = ["R37", "R39"];
const numbered = (text: string) => [...new Set([...text.matchAll(/(?:\*\*|^\| )([RC]\d+)(?:\*\*| \|)/gm)].map(([, number]) => number))];

test("chapters, rules and paragraphs are told apart", () => {
  const { title, chapters } = parseRules("# All\n\nlead\n\n## rail Rail games\n\nfirst\n\n### R1 Cards\none\ntwo\n");
  assert.equal(title, "All");
  assert.deepEqual(chapters, [
    { id: "rail", title: "Rail games", paragraphs: ["first"], rules: [{ number: "R1", title: "Cards", paragraphs: ["one", "two"] }] },
  ]);
});

test("numbers in a sentence become links", () => {
  assert.deepEqual(pieces("see C8."), [
    { text: "see ", rule: false },
    { text: "C8", rule: true },
    { text: ".", rule: false },
  ]);
});

for (const language of LANGUAGES) {
  test(`every rule of the reference that players need is told in ${language}, once and in order`, () => {
    const { chapters } = parseRules(read(`./${language}.md`));
    const told = chapters.flatMap(({ rules }) => rules.map(({ number }) => number));
    const all = numbered(read("../../../docs/rules.md"));
    assert.deepEqual(told, all.filter((number) => !NOT_FOR_PLAYERS.includes(number ?? "")));
    assert.equal(all.length - told.length, NOT_FOR_PLAYERS.length);
    assert.deepEqual(chapters.map(({ id }) => id), ["europe", "swiss", "rail", "differences", "carcassonne"]);
    for (const { number, title, paragraphs } of chapters.flatMap(({ rules }) => rules)) {
      assert.ok(title && paragraphs.length, `${number} says nothing`);
    }
  });
}
