import assert from "node:assert/strict";
import { test } from "node:test";

import { sameMove } from "./moves.ts";

test("moves are the same in whichever order they are told", () => {
  const claim = { type: "claim", route: "a-b", color: "red", cards: 2, locos: 1 } as const;
  assert.ok(sameMove(claim, { locos: 1, cards: 2, color: "red", route: "a-b", type: "claim" }));
  assert.ok(!sameMove(claim, { ...claim, cards: 3 }));
  assert.ok(!sameMove({ type: "draw", slot: null }, { type: "draw", slot: 0 }));
});
