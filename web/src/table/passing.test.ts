import assert from "node:assert/strict";
import { test } from "node:test";

import type { LogLine, Position, TableInfo } from "../wire.ts";
import { drawnUnseen, isPassing } from "./passing.ts";

const table = (...mine: boolean[]) => ({ curtain: true, seats: mine.map((own) => ({ mine: own })) }) as unknown as TableInfo;
const at = (seat: number | null, turn: number | null, score: unknown = null) => ({ seat, turn, score }) as unknown as Position;
const drew = (seat: number, from: string | number, drawn: string | null) =>
  ({ type: "moved", choices: [{ seat, events: [{ drawn, from }] }] }) as unknown as LogLine;

test("a turn that is over is looked at until the screen is passed on, where several people share it", () => {
  assert.equal(isPassing({ table: table(true, true), position: at(0, 1) }), true);
  assert.equal(isPassing({ table: table(true, true, false), position: at(0, 2) }), true);
  assert.equal(isPassing({ table: table(true, true), position: at(0, 0) }), false);
  assert.equal(isPassing({ table: table(true, true), position: at(null, 1) }), false);
  assert.equal(isPassing({ table: table(true, false), position: at(0, 1) }), false);
  assert.equal(isPassing({ table: table(true, true), position: at(0, null, []) }), false);
});

test("only the last turn's blind cards are told", () => {
  const lines = [drew(0, "deck", "red"), drew(1, "deck", null), drew(0, "deck", "blue"), drew(0, "deck", "loco"), drew(1, "deck", null)];
  assert.deepEqual(drawnUnseen(lines, 0), ["blue", "loco"]);
  assert.deepEqual(drawnUnseen([...lines, drew(0, 2, "green")], 0), []);
  assert.deepEqual(drawnUnseen(lines, 1), []);
});
