import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { fileURLToPath } from "node:url";

import { legendOf } from "./legend.ts";

const routesOf = (name: string) =>
  JSON.parse(readFileSync(fileURLToPath(new URL(`../../../../src/stolik/rail/data/${name}.json`, import.meta.url)), "utf-8")).routes.map(
    (route: object) => ({ color: null, tunnel: false, locomotives: 0, twin: null, ...route }),
  );
const kinds = (map: string, merged: boolean) => legendOf(routesOf(map), merged).map(({ kind }) => kind);

test("a legend tells what the map has and nothing else", () => {
  assert.deepEqual(kinds("europe", true), ["one", "two", "gray", "tunnel", "ferry"]);
  assert.deepEqual(kinds("europe", false), ["one", "gray", "tunnel", "ferry"], "two lanes have a color each");
  assert.deepEqual(kinds("switzerland", false), ["one", "gray", "tunnel"], "there are no ferries");
});
