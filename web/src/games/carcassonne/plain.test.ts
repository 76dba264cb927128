import assert from "node:assert/strict";
import { test } from "node:test";

import type { Tile } from "../../wire.ts";
import { drawPlain } from "./plain.ts";

const TILE: Tile = {
  id: "mine", count: 1, name: "", edges: { N: "city", E: "road", S: "road", W: "field" }, monastery: false,
  cities: [{ edges: ["N"], pennant: true }],
  roads: [{ edges: ["E"], end: "village" }, { edges: ["S"], end: "village" }],
  farms: [{ half_edges: ["ENE"], cities: [0] }, { half_edges: ["ESE", "SSE"], cities: [] }, { half_edges: ["SSW", "WSW", "WNW"], cities: [0] }],
};

test("an own tile is drawn from its data, with a place for each follower on the tile", () => {
  const { cities, roads, fields, village, pennants, anchors } = drawPlain(TILE);
  assert.deepEqual([cities.length, roads.length, fields.length, pennants.length, village], [1, 2, 3, 1, true]);
  assert.deepEqual(Object.keys(anchors).sort(), ["city.0", "farm.0", "farm.1", "farm.2", "road.0", "road.1"]);
  for (const [x, y] of Object.values(anchors)) assert.ok(x > 0 && x < 100 && y > 0 && y < 100);
});

test("a city on all sides covers the tile", () => {
  const city = { ...TILE, cities: [{ edges: ["N", "E", "S", "W"], pennant: false }], roads: [], farms: [] };
  assert.equal(drawPlain(city).cities[0]?.d, "M0 0H100V100H0z");
});
