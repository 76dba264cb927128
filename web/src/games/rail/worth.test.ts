import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { fileURLToPath } from "node:url";

import { pointsByLength } from "./worth.ts";

const mapFile = (name: string) =>
  JSON.parse(readFileSync(fileURLToPath(new URL(`../../../../src/stolik/rail/data/${name}.json`, import.meta.url)), "utf-8"));

test("every length that a map pays for is told, with what each map pays", () => {
  const europe = mapFile("europe").route_points;
  const swiss = mapFile("switzerland").route_points;
  const rows = pointsByLength([europe, swiss]);
  assert.deepEqual(rows.map(({ length }) => length), [1, 2, 3, 4, 5, 6, 8]);
  assert.deepEqual(rows.find(({ length }) => length === 5)?.worth, [null, 10]);
  assert.deepEqual(rows.find(({ length }) => length === 8)?.worth, [21, null]);
});
