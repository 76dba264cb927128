import assert from "node:assert/strict";
import { test } from "node:test";

import type { RailData, Route } from "../../wire.ts";
import { sampleTrails } from "./across.ts";

const route = (a: string, b: string, length: number): Route => ({
  id: `${a}-${b}`, a, b, length, color: null, tunnel: false, locomotives: 0, twin: null,
});
const spot = (x: number, y: number) => ({ x, y, r: 5, label: null });

test("two ways cross the map and share no route", () => {
  const data = {
    type: "rail",
    map: { routes: [route("w", "m", 2), route("m", "e", 2), route("w", "e", 9), route("n", "m", 1), route("m", "s", 1)] },
    layout: { places: { w: spot(0, 50), m: spot(50, 50), e: spot(99, 50), n: spot(50, 0), s: spot(50, 99) } },
  } as unknown as RailData;
  assert.deepEqual([...sampleTrails(data)].sort(), [["m-e", 0], ["m-s", 1], ["n-m", 1], ["w-m", 0]]);
});

test("a map in pieces has fewer lines", () => {
  const data = {
    type: "rail",
    map: { routes: [route("w", "m", 2)] },
    layout: { places: { w: spot(0, 0), m: spot(50, 50), e: spot(99, 99) } },
  } as unknown as RailData;
  assert.deepEqual([...sampleTrails(data)], []);
});
