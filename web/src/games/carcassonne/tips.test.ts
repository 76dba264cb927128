import assert from "node:assert/strict";
import { test } from "node:test";

import { between, tipPlace } from "./tips.ts";
import type { Cover } from "./tips.ts";

const room = { x: 0, y: 0, width: 800, height: 600 };
const tip = { width: 200, height: 80 };
const row = (y: number, from: number, to: number): Cover[] =>
  Array.from({ length: to - from }, (_, i) => ({ x: (from + i) * 50, y, width: 50, height: 50, weight: 1 }));

function covered({ x, y }: { x: number; y: number }, covers: readonly Cover[]): Cover[] {
  return covers.filter((cover) => between({ x, y, ...tip }, cover) === 0 && x + tip.width !== cover.x && y + tip.height !== cover.y);
}

test("a tip lies right over its cell where nothing is", () => {
  const target = { x: 400, y: 300, width: 50, height: 50 };
  const { x, y } = tipPlace(target, tip, room, []);
  assert.ok(Math.abs(between({ x, y, ...tip }, target) - 12) < 10);
});

test("a tip goes to the free felt beside the tiles", () => {
  const board = [...row(200, 4, 12), ...row(250, 4, 12), ...row(300, 4, 12)];
  const place = tipPlace({ x: 400, y: 300, width: 50, height: 50 }, tip, room, board);
  assert.deepEqual(covered(place, board), []);
  assert.ok(place.y >= 350);
});

test("a tip stays in its room, and off its cell, on a board that is all tiles", () => {
  const board = Array.from({ length: 12 }, (_, i) => row(i * 50, 0, 16)).flat();
  const target = { x: 750, y: 550, width: 50, height: 50 };
  const place = tipPlace(target, tip, room, board);
  assert.ok(place.x >= 0 && place.x + tip.width <= 800 && place.y >= 0 && place.y + tip.height <= 600);
  assert.ok(between({ ...place, ...tip }, target) > 0);
});

test("a tip does not lie on a small sign beside its cell", () => {
  const target = { x: 400, y: 300, width: 94, height: 94 };
  const sign = { x: 490, y: 390, width: 30, height: 30, weight: 30 };
  const board = [...row(200, 0, 16), ...row(250, 0, 16)];
  const place = tipPlace(target, tip, room, [...board, sign]);
  assert.deepEqual(covered(place, [sign]), []);
});
