import assert from "node:assert/strict";
import { test } from "node:test";

import type { GameInfo, OptionInfo } from "../wire.ts";
import { draftFor, faultOf, toRequest, valueOf, withOption, withSeats } from "./making.ts";

const cars: OptionInfo = { name: "cars", rule: "R21", meaning: {}, value: 45, low: 1, high: 99, words: [], group: "start", said: {} };
const GAME: GameInfo = {
  name: "europe",
  face: "rail",
  title: {},
  least_seats: 2,
  most_seats: 3,
  maps: [{ name: "europe", title: {}, options: {}, route_points: {} }, { name: "toy", title: {}, options: { cars: 12 }, route_points: {} }],
  options: [cars],
  presets: { default: {}, classic: { cars: 44 } },
  bots: [],
};

test("one click makes a table for me and a bot", () => {
  const { seats, game, clock, options } = toRequest(draftFor(GAME, "bot", "club"), "");
  assert.deepEqual([game, seats, clock, options], ["europe", [{ type: "me" }, { type: "bot", bot: "club" }], null, {}]);
});

test("in a game without levels the last bot plays", () => {
  const bots = ["random", "uct"].map((name) => ({ name, level: null, about: {}, seconds: null }));
  const game = { ...GAME, bots };
  const draft = draftFor(game, "bot", "club");
  assert.equal(draft.seats[1]?.who, "uct");
  assert.deepEqual(withSeats(game, draft, 3, "casual").seats[2]?.who, "uct");
  assert.deepEqual(withSeats(game, draft, 3, "friend").seats[2]?.who, "friend");
});

test("people at this screen have names or none, never one in a language", () => {
  const draft = draftFor(GAME, "screen", "club");
  draft.seats.push({ who: "screen", name: " Zoé " });
  assert.deepEqual(toRequest(draft, "Ann").seats, [
    { type: "me" },
    { type: "screen", name: "?" },
    { type: "screen", name: "Zoé" },
  ]);
});

test("an option is what person, preset, map and game say, in this order", () => {
  const draft = draftFor(GAME, "bot", "club");
  assert.equal(valueOf(GAME, draft, cars), 45);
  assert.equal(valueOf(GAME, { ...draft, map: "toy" }, cars), 12);
  assert.equal(valueOf(GAME, { ...draft, preset: "classic" }, cars), 44);
  const changed = withOption(GAME, draft, cars, 20);
  assert.deepEqual(changed.options, { cars: 20 });
  assert.deepEqual(withOption(GAME, changed, cars, 45).options, {});
});

test("a new table is listed for nobody, with friends least of all", () => {
  for (const kind of ["bot", "friend", "screen"] as const) assert.equal(draftFor(GAME, kind, "club").watch, false);
});

test("seats stay within what the game allows", () => {
  const draft = draftFor(GAME, "friend", "club");
  assert.equal(withSeats(GAME, draft, 9, "club").seats.length, 3);
  assert.equal(withSeats(GAME, draft, 1, "club").seats.length, 2);
});

test("clocks and seeds are sent as the server knows them", () => {
  const draft = { ...draftFor(GAME, "friend", "club"), seed: " 42 " };
  assert.equal(toRequest(draft, "").seed, "42");
  assert.deepEqual(toRequest({ ...draft, clock: "move", seconds: 30 }, "").clock, { type: "per_move", seconds: 30 });
  const bank = toRequest({ ...draft, clock: "bank", minutes: 10, seconds: 5 }, "").clock;
  assert.deepEqual(bank, { type: "bank", seconds: 600, increment: 5 });
  assert.equal(faultOf(draft), null);
  assert.equal(faultOf({ ...draft, seed: "x1" }), "seed");
});
