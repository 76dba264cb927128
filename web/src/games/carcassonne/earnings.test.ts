import assert from "node:assert/strict";
import { test } from "node:test";

import type { CarcassonnePoints, FeatureView, LogLine, TileView } from "../../wire.ts";
import { earnedIn, finalCount, pointsBefore, spread } from "./earnings.ts";
import { featureAt, glowing } from "./glow.ts";
import { leavingIn } from "./homeward.ts";
import { turnNumbers, wholeTurns } from "./log.ts";

const feature = (kind: string, x: number): FeatureView => ({
  kind, parts: [{ x, y: 0, spot: `${kind}.0` }], cells: [[x, 0]], pennants: 0, open: 1, cities: 0, meeples: [1, 1], owners: [0, 1], value: 3,
});
const points = (total: number, features: CarcassonnePoints["features"]): CarcassonnePoints => ({
  total, road: 0, city: 0, monastery: 0, farm: 0, final_road: 0, final_city: 0, final_monastery: 0, features,
});

test("the end is counted by kind, and a shared feature once for all its owners", () => {
  const farm = { points: 6, at_end: true, feature: feature("farm", 1) };
  const road = { points: 3, at_end: true, feature: feature("road", 5) };
  const paid = { points: 9, at_end: false, feature: feature("city", 2) };
  const score = [points(20, [paid, farm]), points(9, [farm, road])];
  const count = finalCount(score);
  assert.deepEqual(count.map(({ kind, seats }) => [kind, seats]), [["road", [1]], ["farm", [0, 1]]]);
  assert.deepEqual(pointsBefore(score, count), [14, 0]);
  assert.deepEqual(pointsBefore(score, count.slice(1)), [14, 3]);
});

test("points float over the middle of the feature", () => {
  const scored = { scored: "road", tiles: 2, pennants: 0, points: 2, seats: [0], returned: [1], cells: [[0, 0], [1, 0]] };
  const line = { type: "moved", n: 4, choices: [{ move: null, seat: 0, events: [scored] }] } as unknown as LogLine;
  const [earned] = earnedIn([line], [], []);
  assert.deepEqual(earned?.middle, { x: 100, y: 50 });
});

test("points that would cover each other move down, others stay", () => {
  const line = (cells: number[][]) => ({
    type: "moved", n: cells.length, choices: [{ move: null, seat: 0, events: [{ scored: "road", tiles: 1, pennants: 0, points: 2, seats: [0], cells }] }],
  }) as unknown as LogLine;
  const earned = earnedIn([line([[0, 0]]), line([[0, 0], [0, 0]]), line([[5, 0], [5, 0], [5, 0]])], [], []);
  assert.deepEqual(spread(earned, 1).map(({ middle }) => middle), [{ x: 50, y: 50 }, { x: 50, y: 94 }, { x: 550, y: 50 }]);
});

test("points that came first keep their place, and no two cover each other on a small board", () => {
  const earned = [0, 10, 20, 30, 200].map((y, i) => ({
    id: String(i), kind: "city", tiles: 2, pennants: 0, cities: 0, points: 4, seats: [0, 1], parts: [], middle: { x: 50 + 10 * i, y },
  }));
  const middles = spread(earned.toReversed(), 0.3).map(({ middle }) => middle.y);
  assert.equal(middles[0], 200);
  const sorted = middles.toSorted((a, b) => a - b);
  assert.ok(sorted.slice(1).every((y, i) => y - (sorted[i] ?? 0) >= 109), String(sorted));
});

test("a part glows on its tile, and a follower knows its feature", () => {
  assert.equal(glowing([{ x: 1, y: 2, spot: "city.1" }]).get("1 2"), "--gc1:#ffdf6bb3;");
  const city = feature("city", 3);
  assert.equal(featureAt([city], { x: 3, y: 0, spot: "city.0" }), city);
  assert.equal(featureAt([city], { x: 3, y: 0, spot: "road.0" }), null);
});

test("a bot's tile and follower are one turn in the log", () => {
  const line = (n: number, seat: number, type: string) => ({ type: "moved", n, choices: [{ seat, move: { type }, events: [] }] }) as unknown as LogLine;
  const turns = wholeTurns([line(1, 1, "place"), line(2, 1, "skip"), line(3, 0, "place")]);
  assert.deepEqual(turns.map(({ n }) => n), [1, 3]);
});

test("followers walk home from what was paid, also one that came in the same turn", () => {
  const tile = (x: number, meeple: TileView["meeple"]): TileView => ({ tile: "U", x, y: 0, r: 0, meeple });
  const scored = { scored: "road" };
  const stood = { seat: 1, spot: "road.0" };
  const stays = { seat: 0, spot: "farm.0" };
  const line = (...moves: unknown[]) =>
    ({ type: "moved", n: 9, choices: moves.map((move) => ({ seat: 0, move, events: [scored] })) }) as unknown as LogLine;
  const before = [tile(0, stood), tile(1, stays)];
  const after = [tile(0, null), tile(1, stays), tile(2, null)];
  const names = (lines: LogLine[], now = after) => leavingIn(lines, before, now).map(({ seat, tile }) => [seat, tile.x]);
  assert.deepEqual(names([line({ type: "place", x: 2, y: 0, r: 0 })]), [[1, 0]]);
  assert.deepEqual(names([line({ type: "meeple", spot: "road.0" })]), [[1, 0], [0, 2]]);
  assert.deepEqual(names([line({ type: "meeple", spot: "farm.0" })], [...before, tile(2, stays)]), []);
  assert.deepEqual(names([{ type: "undone", n: 9 } as unknown as LogLine]), []);
});

test("tiles of the log are numbered, and a number that was taken back comes again", () => {
  const place = (n: number, number: number) =>
    ({ type: "moved", n, choices: [{ number, move: { type: "place" } }] }) as unknown as LogLine;
  const follower = { type: "moved", n: 2, choices: [{ number: 1, move: { type: "meeple" } }] } as unknown as LogLine;
  const undone = { type: "undone", n: 4, decisions: 2 } as unknown as LogLine;
  const numbers = turnNumbers([place(1, 0), follower, place(3, 2), undone, place(5, 2)]);
  assert.deepEqual([...numbers], [[1, 1], [3, 2], [5, 2]]);
});
