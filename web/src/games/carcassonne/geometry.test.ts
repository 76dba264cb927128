import assert from "node:assert/strict";
import { test } from "node:test";

import type { Tile, TileView } from "../../wire.ts";
import { Laid, boundsOf, nextCell, turned } from "./geometry.ts";

const tile = (id: string, part: Partial<Tile>): Tile => ({
  id, count: 1, edges: {}, cities: [], roads: [], monastery: false, farms: [], name: "", ...part,
});
const STRAIGHT = tile("U", {
  roads: [{ edges: ["N", "S"], end: null }],
  farms: [
    { half_edges: ["NNE", "ENE", "ESE", "SSE"], cities: [] },
    { half_edges: ["SSW", "WSW", "WNW", "NNW"], cities: [] },
  ],
});
const CAP = tile("E", {
  cities: [{ edges: ["N"], pennant: true }],
  farms: [{ half_edges: ["ENE", "ESE", "SSE", "SSW", "WSW", "WNW"], cities: [0] }],
});
const ABBEY = tile("B", {
  monastery: true,
  farms: [{ half_edges: ["NNW", "NNE", "ENE", "ESE", "SSE", "SSW", "WSW", "WNW"], cities: [] }],
});
const TILES = [STRAIGHT, CAP, ABBEY];
const laid = (tile: string, x: number, y: number, r = 0): TileView => ({ tile, x, y, r, meeple: null });

test("a point turns with its tile", () => {
  assert.deepEqual(turned([10, 20], 90), { x: 80, y: 10 });
  assert.deepEqual(turned([10, 20], 180), { x: 90, y: 80 });
  assert.deepEqual(turned([10, 20], 270), { x: 20, y: 90 });
});

test("bounds hold every cell", () => {
  assert.deepEqual(boundsOf([{ x: -2, y: 1 }, { x: 3, y: -1 }]), { left: -2, top: -1, right: 3, bottom: 1 });
});

test("arrows walk to the nearest cell ahead", () => {
  const cells = [{ x: 2, y: 0 }, { x: 1, y: 3 }, { x: -1, y: 0 }];
  assert.deepEqual(nextCell({ x: 0, y: 0 }, cells, { x: 1, y: 0 }), { x: 2, y: 0 });
  assert.equal(nextCell({ x: 0, y: 0 }, cells, { x: 0, y: -1 }), null);
});

test("a road goes on over tiles, also turned ones", () => {
  const board = new Laid([laid("U", 0, 0), laid("U", 0, 1, 180), laid("U", 1, 0, 90)], TILES);
  const parts = board.connected({ x: 0, y: 0, spot: "road.0" });
  assert.deepEqual(parts.map(({ x, y }) => [x, y]), [[0, 0], [0, 1]]);
});

test("two caps that face each other are a whole city", () => {
  const board = new Laid([laid("E", 0, 0), laid("E", 0, -1, 180)], TILES);
  const parts = board.partsOf("city", [[0, 0], [0, -1]], 0, -1);
  assert.deepEqual(parts.map(({ spot }) => spot), ["city.0", "city.0"]);
});

test("fields meet by halves of sides: a road keeps them apart", () => {
  const board = new Laid([laid("U", 0, 0), laid("U", 0, 1)], TILES);
  const east = board.connected({ x: 0, y: 0, spot: "farm.0" });
  assert.deepEqual(east.map(({ y, spot }) => [y, spot]), [[0, "farm.0"], [1, "farm.0"]]);
});
