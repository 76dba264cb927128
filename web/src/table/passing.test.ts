import assert from "node:assert/strict";
import { test } from "node:test";

import type { Position, TableInfo } from "../wire.ts";
import { isPassing } from "./passing.ts";

const table = (...mine: boolean[]) => ({ curtain: true, seats: mine.map((own) => ({ mine: own })) }) as unknown as TableInfo;
const at = (seat: number | null, turn: number | null, score: unknown = null) => ({ seat, turn, score }) as unknown as Position;

test("a turn that is over is looked at until the screen is passed on, where several people share it", () => {
  assert.equal(isPassing({ table: table(true, true), position: at(0, 1) }), true);
  assert.equal(isPassing({ table: table(true, true, false), position: at(0, 2) }), true);
  assert.equal(isPassing({ table: table(true, true), position: at(0, 0) }), false);
  assert.equal(isPassing({ table: table(true, true), position: at(null, 1) }), false);
  assert.equal(isPassing({ table: table(true, false), position: at(0, 1) }), false);
  assert.equal(isPassing({ table: table(true, true), position: at(0, null, []) }), false);
});
