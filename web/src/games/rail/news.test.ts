import assert from "node:assert/strict";
import { test } from "node:test";

import type { Event, LogLine, Move } from "../../wire.ts";
import { digsOf, hitsOf, outcomeOf } from "./digs.ts";
import { recentMoves } from "./recent.ts";

const line = (n: number, seat: number, move: Move | null, ...events: Event[]): LogLine => ({
  type: "moved",
  n,
  at: 0,
  bot: null,
  choices: [{ number: n, seat, phase: "turn", move, events }],
});
const claim: Move = { type: "claim", route: "elm-oak", color: "red", cards: 3, locos: 0 };
const drawn = (n: number, seat: number) => line(n, seat, { type: "draw", slot: null }, { drawn: null, from: "deck" });

test("what the others did is told until one has moved oneself", () => {
  const lines = [
    line(1, 1, claim, { claimed: "ash-elm.1", points: 2 }),
    line(2, 0, { type: "pass" }),
    drawn(3, 1),
    drawn(4, 1),
    line(5, 2, claim, { paid: ["red"] }, { claimed: "elm-oak", points: 4 }),
  ];
  assert.deepEqual(recentMoves(lines, 0), [
    { seat: 1, did: "cards", route: null, count: 2 },
    { seat: 2, did: "built", route: "elm-oak", count: 4 },
  ]);
  assert.deepEqual(recentMoves([...lines, line(6, 0, { type: "pass" })], 0), []);
  assert.equal(recentMoves(lines, null).length, 3, "who looks on sees the last turn of every seat");
});

test("what came of a tunnel tells more than that it was tried", () => {
  const tried = line(1, 1, claim, { revealed: ["red", "loco", "blue"], surcharge: 1 });
  assert.equal(recentMoves([tried], 0)[0]?.did, "tried");
  assert.equal(recentMoves([tried, line(2, 1, { type: "withdraw" }, { abandoned: "elm-oak" })], 0)[0]?.did, "gave-up");
});

test("the cards of a tunnel that cost are marked", () => {
  const red = { color: "red", cards: 2 };
  assert.deepEqual(hitsOf(["red", "loco", "blue"], 1, red), [true, false, false]);
  assert.deepEqual(hitsOf(["red", "loco", "blue"], 2, red), [true, true, false], "here locomotives cost, too");
  assert.deepEqual(hitsOf(["red", "loco", "blue"], 1, { color: null, cards: 0 }), [false, true, false]);
  assert.deepEqual(hitsOf(["white", "blue", "blue"], 0, red), [false, false, false]);
});

test("a tunnel is built, given up, or waits for an answer", () => {
  const tried = line(1, 1, claim, { revealed: ["red", "loco", "blue"], surcharge: 1 });
  const [dig] = digsOf([tried]);
  assert.deepEqual([dig?.seat, dig?.route, dig?.surcharge], [1, "elm-oak", 1]);
  assert.equal(outcomeOf(dig!, [tried]), "open");
  assert.equal(outcomeOf(dig!, [tried, line(2, 1, { type: "withdraw" }, { abandoned: "elm-oak" })]), "left");
  assert.equal(outcomeOf(dig!, [tried, line(2, 1, null, { claimed: "elm-oak", points: 4 })]), "built");
});
