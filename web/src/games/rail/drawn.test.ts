import assert from "node:assert/strict";
import { test } from "node:test";

import type { LogLine } from "../../wire.ts";
import { drawnUnseen } from "./drawn.ts";

const drew = (seat: number, from: string | number, drawn: string | null) =>
  ({ type: "moved", choices: [{ seat, events: [{ drawn, from }] }] }) as unknown as LogLine;

test("only the last turn's blind cards are told", () => {
  const lines = [drew(0, "deck", "red"), drew(1, "deck", null), drew(0, "deck", "blue"), drew(0, "deck", "loco"), drew(1, "deck", null)];
  assert.deepEqual(drawnUnseen(lines, 0), ["blue", "loco"]);
  assert.deepEqual(drawnUnseen([...lines, drew(0, 2, "green")], 0), []);
  assert.deepEqual(drawnUnseen(lines, 1), []);
});
