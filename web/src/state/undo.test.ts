import assert from "node:assert/strict";
import { test } from "node:test";

import type { LogLine, UndoOffer } from "../wire.ts";
import { POSITION, TABLE } from "./fakes.ts";
import { EMPTY } from "./session.ts";
import { undoneLines, waysBack } from "./undo.ts";

const ME = 0;
const BOT = 1;
const choice = (number: number, seat: number) => ({ number, seat, phase: "turn", move: null, events: [] });
const moved = (n: number, seat: number, ...numbers: number[]): LogLine => {
  return { type: "moved", n, at: 0, bot: null, choices: numbers.map((number) => choice(number, seat)) };
};
const undone = (n: number, decisions: number): LogLine => ({ type: "undone", n, at: 0, seat: ME, decisions });
const OFFER: UndoOffer = { latest: 9, earliest: 0, consent: false };

function ways(lines: LogLine[], undo: UndoOffer | null = OFFER) {
  const found = waysBack({ ...EMPTY, table: TABLE, position: { ...POSITION, undo }, lines });
  return [...found].map(([n, { decisions, lost }]) => [n, decisions, lost]);
}

test("each own move is a way back, with how much is lost by it", () => {
  const lines = [moved(3, ME, 0), moved(4, BOT, 1), moved(5, ME, 2), moved(6, ME, 3), moved(7, BOT, 4)];
  assert.deepEqual(ways(lines), [[3, 0, 3], [5, 2, 2], [6, 3, 1]]);
});

test("what was taken back is no way back, what was played instead is", () => {
  const lines = [moved(3, ME, 0), moved(4, BOT, 1), moved(5, ME, 2), undone(6, 2), moved(7, ME, 2)];
  assert.deepEqual(ways(lines), [[3, 0, 2], [7, 2, 1]]);
});

test("several decisions of one line are gone back to together, also if the last was taken back", () => {
  const lines = [moved(3, ME, 0, 1), moved(4, ME, 2, 3), undone(5, 3)];
  assert.deepEqual(ways(lines), [[3, 0, 2], [4, 2, 1]]);
});

test("there is no way further than the server offers", () => {
  const lines = [moved(3, ME, 0), moved(4, BOT, 1), moved(5, ME, 2)];
  assert.deepEqual(ways(lines, { ...OFFER, earliest: 2, latest: 2 }), [[5, 2, 1]]);
  assert.deepEqual(ways(lines, null), []);
});

test("lines of moves that were taken back are known, and those played instead stand", () => {
  const lines = [moved(3, ME, 0), moved(4, BOT, 1), moved(5, ME, 2), undone(6, 1), moved(7, BOT, 1), moved(8, ME, 2)];
  assert.deepEqual([...undoneLines(lines)], [4, 5]);
});
