import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

import { readCatalogue, reduce, usedKeys } from "../../../build/catalogue.ts";
import { readTexts } from "../../text/index.ts";
import type { TileFile } from "../../wire.ts";
import { SIDES } from "./geometry.ts";
import { SpokenTiles } from "./spoken.ts";

const { tiles } = JSON.parse(readFileSync("../src/stolik/carcassonne/data/base.json", "utf-8")) as TileFile;
const catalogue = readCatalogue("en");
const say = readTexts("en", reduce(usedKeys(catalogue.keys()), catalogue));
const spoken = new SpokenTiles(tiles, ["Ann", "Bob"], say);
const NAMES = { N: "north", E: "east", S: "south", W: "west" } as const;

test("a tile is told side by side", () => {
  assert.equal(spoken.shows("A"), "tile A: road south; field north, east, west; monastery");
  assert.equal(spoken.shows("A", 90), "tile A: road west; field north, east, south; monastery");
  assert.match(spoken.shows("C"), /^tile C: city north, east, south, west, 1 pennant$/);
});

test("every side of every tile is told once", () => {
  for (const { id } of tiles) {
    const told = spoken.shows(id);
    for (const side of SIDES) assert.equal(told.split(NAMES[side]).length, 2, told);
  }
});

test("a laid tile is told with its place and its follower", () => {
  const told = spoken.laid({ tile: "A", x: 1, y: -2, r: 180, meeple: { seat: 1, spot: "monastery.0" } });
  assert.equal(told, "1 -2: tile A: road north; field east, south, west; monastery; Follower in a monastery (Bob)");
});

test("a place is told with what it would join", () => {
  const board = [
    { tile: "U", x: 0, y: 0, r: 0, meeple: null },
    { tile: "U", x: 0, y: -1, r: 0, meeple: { seat: 0, spot: "road.0" } },
  ];
  assert.equal(
    spoken.place("A", { type: "place", x: 0, y: 1, r: 180 }, board),
    "0 1, turned by 180°, joins road north (Ann)",
  );
});
