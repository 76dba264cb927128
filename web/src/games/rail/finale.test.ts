import assert from "node:assert/strict";
import { test } from "node:test";

import type { RailPoints } from "../../wire.ts";
import { DONE, countedAt, nextStage } from "./finale.ts";
import type { Stage } from "./finale.ts";

const points = (routes: number, tickets: number[], longest: number, walk: string[]): RailPoints => ({
  total: routes + tickets.reduce((sum, value) => sum + value, 0) + longest,
  routes,
  tickets: tickets.map((value, i) => ({ id: `t${i}`, points: value })),
  longest,
  trail: walk.length,
  walk,
});
const SCORE = [points(20, [8, -5], 0, ["a"]), points(12, [10], 10, ["b", "c"])];

function totals(stage: Stage): number[] {
  return countedAt(SCORE, stage).map(({ total }) => total);
}

test("tickets are turned over one after another, then the trail that pays is walked", () => {
  const seen: number[][] = [];
  let stage: Stage | undefined = { tickets: 0, routes: 0 };
  while (stage) {
    seen.push(totals(stage));
    stage = nextStage(SCORE, stage)?.stage;
  }
  assert.deepEqual(seen, [[20, 12], [28, 12], [23, 12], [23, 22], [23, 22], [23, 32]]);
});

test("at rest all is counted, and nothing follows", () => {
  assert.deepEqual(totals(DONE), SCORE.map(({ total }) => total));
  assert.equal(nextStage(SCORE, DONE), null);
});

test("a trail that pays nothing is not walked", () => {
  const score = [points(20, [8], 0, ["a", "b"]), points(12, [], 0, [])];
  assert.equal(nextStage(score, { tickets: 1, routes: 0 }), null);
  assert.deepEqual(countedAt(score, { tickets: 1, routes: 0 }).map(({ total }) => total), [28, 12]);
});

test("many tickets take no longer than a few seconds", () => {
  const score = [points(0, Array.from({ length: 60 }, () => 1), 0, [])];
  assert.ok((nextStage(score, { tickets: 0, routes: 0 })?.after ?? 0) * 60 <= 7000);
});
