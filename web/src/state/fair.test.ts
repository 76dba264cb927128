import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { test } from "node:test";

import type { TableInfo } from "../wire.ts";
import { DealNotes, addShares, fairnessOf, promiseOf } from "./fair.ts";
import { TABLE } from "./fakes.ts";
import { EMPTY } from "./session.ts";
import type { TableSession } from "./session.ts";
import { Store } from "./store.ts";

const digest = (text: string) => createHash("sha256").update(text).digest("hex");
const SHARE = "ab".repeat(32);
const COMMITMENT = digest("7 salt");

function tableWith(mix: Partial<NonNullable<TableInfo["deal"]["mix"]>>, status: TableInfo["status"] = "waiting"): TableInfo {
  const over = status === "over";
  const whole = { commitments: {}, shares: {}, sealed: false, promise: null, ...mix };
  const deal = { commitment: COMMITMENT, chosen: false, seed: over ? "7" : null, salt: over ? "salt" : null, mix: whole };
  return { ...TABLE, status, deal };
}

function playedWith(...tables: TableInfo[]) {
  const sent: object[] = [];
  const live = new Store({ ...EMPTY });
  const session = { live, ask: (request: object) => (sent.push(request), Promise.resolve()) } as unknown as TableSession;
  const notes = new DealNotes(null);
  addShares(session, notes, () => SHARE);
  for (const table of tables) live.set({ ...EMPTY, table });
  return { sent, notes };
}

const BOUND = { commitments: { 0: digest(SHARE), 2: "cd" }, sealed: true };
const PROMISE = digest(`${COMMITMENT}\n0 ${digest(SHARE)}\n2 cd\n`);

test("a share is bound first and shown when the deal is sealed", () => {
  const { sent, notes } = playedWith(tableWith({}), tableWith(BOUND));
  assert.deepEqual(sent, [
    { type: "commit", commitment: digest(SHARE) },
    { type: "reveal", share: SHARE },
  ]);
  assert.deepEqual(notes.get(TABLE.id), { commitment: COMMITMENT, share: SHARE, promise: PROMISE });
});

test("a share is not shown to a server that is bound to something else meanwhile", () => {
  const other = tableWith(BOUND);
  const { sent } = playedWith(tableWith({}), { ...other, deal: { ...other.deal, commitment: "00" } });
  assert.equal(sent.length, 1);
});

test("where nothing is mixed, or one only looks on, nothing is sent", () => {
  const watcher = tableWith({});
  const seats = watcher.seats.map((seat) => ({ ...seat, mine: false }));
  assert.deepEqual(playedWith(TABLE, { ...watcher, seats }).sent, []);
});

test("at the end it is told whether all held, our own share too", () => {
  const noted = { commitment: COMMITMENT, share: SHARE, promise: PROMISE };
  const over = tableWith({ ...BOUND, shares: { 0: SHARE } }, "over");
  assert.equal(fairnessOf(over, noted), "kept-with-share");
  assert.equal(fairnessOf(over, undefined), "unknown");
  assert.equal(fairnessOf(over, { ...noted, share: null }), "kept");
  assert.equal(fairnessOf(tableWith({ ...BOUND, shares: {} }, "over"), noted), "broken", "our share was left out");
  assert.equal(fairnessOf({ ...over, deal: { ...over.deal, seed: "8" } }, noted), "broken");
  const others = { ...BOUND.commitments, 2: "ef" };
  assert.equal(fairnessOf(tableWith({ ...BOUND, commitments: others, shares: { 0: SHARE } }, "over"), noted), "broken");
  assert.equal(fairnessOf(tableWith(BOUND), noted), null, "not over");
});

test("seats are put in order by number", () => {
  assert.equal(promiseOf("c", { 10: "b", 9: "a" }), digest("c\n9 a\n10 b\n"));
});
