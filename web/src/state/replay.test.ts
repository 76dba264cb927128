import assert from "node:assert/strict";
import { test } from "node:test";

import type { Replay, ReplayPosition, View } from "../wire.ts";
import { Replaying, decisionsOf, restAround, series, stopped } from "./replay.ts";

const position = (number: number, points = [0, 0]): ReplayPosition => ({
  number,
  choice: null,
  views: [{ seats: points.map((value) => ({ points: value })) } as unknown as View],
  score: null,
});

const numbersUpTo = (last: number) => Array.from({ length: last }, (_, i) => i + 1);

function served(decisions: number) {
  const asked: string[] = [];
  const fetch = (first: number, count: number, seat: number | null): Promise<Replay> => {
    asked.push(`${first}+${count} ${seat}`);
    const from = first > decisions ? Math.max(0, decisions + 1 - count) : first;
    const numbers = Array.from({ length: decisions + 1 }, (_, i) => i).slice(from, from + count);
    const positions = numbers.map((number) => position(number));
    const stops = [0, ...numbersUpTo(decisions)];
    return Promise.resolve({ decisions, positions, seat, stops } as unknown as Replay);
  };
  return { asked, replaying: new Replaying(fetch) };
}

test("the end is seen first, then everything arrives", async () => {
  const { asked, replaying } = served(100);
  await replaying.open(null);
  assert.equal(replaying.live.get().at, 100);
  assert.deepEqual(asked, ["10000+60 null", "0+41 null"]);
  assert.ok(replaying.live.get().positions.every(Boolean));
});

test("steps stay inside the game", async () => {
  const { replaying } = served(3);
  await replaying.open(1, 2);
  replaying.step(5);
  assert.equal(replaying.live.get().at, 3);
  replaying.look(-4);
  assert.equal(replaying.live.get().at, 0);
});

test("other eyes make older answers worthless", async () => {
  const { replaying } = served(3);
  await Promise.all([replaying.open(0), replaying.open(1, 1)]);
  assert.deepEqual([replaying.live.get().seat, replaying.live.get().at], [1, 1]);
});

test("pages and points", () => {
  assert.deepEqual(restAround({ first: 15, end: 75 }, 700), [
    { first: 75, count: 500 },
    { first: 575, count: 126 },
    { first: 0, count: 15 },
  ]);
  assert.deepEqual(series([position(0), undefined, position(2, [4, 7])], 2), [[0, null, 4], [0, null, 7]]);
});

test("the whole game can be waited for", async () => {
  const { replaying } = served(100);
  const waiting = replaying.whole();
  await replaying.open(null, 90);
  assert.equal((await waiting).length, 101);
  assert.ok((await replaying.whole()).every(Boolean));
});

test("a tile and its follower are one move", () => {
  const choice = (number: number) => ({ number, seat: 0 });
  const positions = [0, 1, 2, 3].map((number) => ({ ...position(number), choice: number ? choice(number - 1) : null }));
  const state = { game: { stops: [0, 2, 3] }, positions } as unknown as Parameters<typeof stopped>[0];
  assert.deepEqual(stopped(state).map((one) => one?.number), [0, 2, 3]);
  assert.deepEqual(decisionsOf(state, 1).map(({ number }) => number), [0, 1]);
  assert.deepEqual(decisionsOf(state, 2).map(({ number }) => number), [2]);
  assert.deepEqual(decisionsOf(state, 0), []);
});
