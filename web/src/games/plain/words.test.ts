import assert from "node:assert/strict";
import { test } from "node:test";

import { readTexts } from "../../text/index.ts";
import type { Move, PlainData, Points } from "../../wire.ts";
import { PlainWords, ask, labelOf, menu, sourcesOf, wordsOf } from "./words.ts";

const say = readTexts("en", "plain-did = { $name }: { $text }\nplain-hid = { $name } has moved\nask-turn = Your turn\nname-you = You\nplain-choose = Choose");
const TEXTS = `
nim-move = Take { $rest }
nim-did = { $own ->
    [yes] You take { $rest }.
   *[no] { $name } takes { $rest }.
  }
nim-left = { $name } has left { $count }.
nim-prompt = How many, { $name }?
nim-points-heaps = Heaps
`;
const board = (texts: Record<string, string>): PlainData => ({ type: "plain", game: "nim", family: "nim", title: { en: "Nim" }, texts, picture: false });
const NIM = board({ en: TEXTS });
const DUMB = board({});
const SEATS = { names: ["You", "Ola"], me: 0 };
const move = (text: string): Move => ({ type: "plain", text });

test("a move is called as the game calls it, else by its text", () => {
  assert.equal(labelOf(move("take 3"), NIM, wordsOf(NIM, say)), "Take 3");
  assert.equal(labelOf(move("take 3"), DUMB, wordsOf(DUMB, say)), "take 3");
  assert.deepEqual(menu(NIM, [move("take 1")], say), [{ title: "Choose", items: [{ label: "Take 1", moves: [move("take 1")] }] }]);
  assert.deepEqual(menu(NIM, [], say), []);
});

test("deeds are told with what they brought, a hidden one too", () => {
  const left = { type: "plain" as const, key: "nim-left", args: { seat: 1, count: 4 } };
  const told = (data: PlainData, seat: number, done: Move | null, events: (typeof left)[] = []) =>
    new PlainWords(data, say).deeds([{ seat, move: done, events }], SEATS).map(({ text }) => text);
  assert.deepEqual(told(NIM, 0, move("take 3")), ["You take 3."]);
  assert.deepEqual(told(NIM, 1, move("take 3"), [left]), ["Ola takes 3.", "Ola has left 4."]);
  assert.deepEqual(told(DUMB, 1, move("take 3")), ["Ola: take 3"]);
  assert.deepEqual(told(NIM, 1, null), ["Ola has moved"]);
});

test("what is asked, and the kinds of points, are in the game's words if it has some", () => {
  assert.equal(ask(NIM, "turn", say), "How many, You?");
  assert.equal(ask(DUMB, "turn", say), "Your turn");
  const score = [{ total: 3, parts: { heaps: 3, rest: 0 } }, { total: 0, parts: {} }] as Points[];
  const told = sourcesOf(NIM, score, say).map(({ label, rule, of }) => [label, rule, score.map(of)]);
  assert.deepEqual(told, [["Heaps", "", [3, 0]], ["rest", "", [0, 0]]]);
});

test("a game that does not speak the language is told in one that it speaks", () => {
  const polish = readTexts("pl", "");
  assert.equal(labelOf(move("take 2"), NIM, wordsOf(NIM, polish)), "Take 2");
});
