import assert from "node:assert/strict";
import { test } from "node:test";

import { speaker } from "../text/index.ts";
import type { CarcassonnePoints, RailPoints } from "../wire.ts";
import { headline, leadOf, rowsOf, winners } from "../table/result.ts";
import { sourcesOf as tileSources } from "./carcassonne/points.ts";
import { sourcesOf as railSources } from "./rail/points.ts";

const say = speaker("en", (key) => (args) => [key, ...Object.values(args)].join(" "));
const rail = (routes: number, tickets: number[], longest = 0): RailPoints => ({
  total: routes + tickets.reduce((sum, points) => sum + points, longest),
  routes,
  tickets: tickets.map((points, i) => ({ id: `t${i}`, points })),
  longest,
  trail: 9,
  walk: [],
});
const NOTHING = { road: 0, monastery: 0, farm: 0, final_road: 0, final_city: 0, final_monastery: 0, features: [] };
const tiles = (city: number, farm: number): CarcassonnePoints => ({ ...NOTHING, city, farm, total: city + farm });

test("tickets are summed, lost ones with their minus", () => {
  assert.deepEqual(rowsOf([rail(30, [8, -5]), rail(41, [])], railSources(say)), [
    { label: "end-routes", rule: "R9", points: [30, 41] },
    { label: "end-tickets", rule: "R10", points: [3, 0] },
  ]);
});

test("kinds that brought nothing to anybody are left out", () => {
  const labels = rowsOf([tiles(8, 0), tiles(0, 12)], tileSources(say)).map(({ label }) => label);
  assert.deepEqual(labels, ["end-city", "end-farm"]);
});

test("the headline knows who looks, and a shared win", () => {
  const score = [rail(30, []), rail(41, [])];
  assert.equal(headline(score, ["Ann", "Bob"], 1, say), "end-won-own 41");
  assert.equal(headline(score, ["Ann", "Bob"], null, say), "end-won Bob 41");
  assert.equal(headline(score, ["Ann", "Bot 2"], null, say), "end-won Bot\u00a02 41");
  assert.deepEqual(winners([rail(7, []), rail(7, []), rail(3, [])]), [0, 1]);
  assert.equal(headline([rail(7, []), rail(7, [])], ["Ann", "Bob"], 0, say), "end-shared Ann and Bob 7");
});

test("what decided it is what the winner was most ahead in of the next one", () => {
  const score = [rail(40, [8]), rail(30, [25]), rail(10, [-30])];
  assert.deepEqual(leadOf(score, rowsOf(score, railSources(say))), { label: "end-tickets", points: 17, over: 0 });
  const even = [rail(40, [8]), rail(48, [])];
  assert.equal(leadOf(even, rowsOf(even, railSources(say))), null);
  assert.equal(leadOf([rail(40, [8])], []), null);
});

test("while it is counted the rows stay, with the points so far", () => {
  const score = [rail(40, [8, -3], 10), rail(30, [25])];
  const counted = [rail(40, []), rail(30, [])];
  assert.deepEqual(rowsOf(score, railSources(say), counted).map(({ points }) => points), [[40, 30], [0, 0], [0, 0]]);
});
