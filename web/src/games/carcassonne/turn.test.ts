import assert from "node:assert/strict";
import { test } from "node:test";

import { POSITION } from "../../state/fakes.ts";
import type { CarcassonnePlace, CarcassonneView, LogLine, Move, Position, Previewed } from "../../wire.ts";
import { Turn, undoPoint, wouldLay } from "./turn.ts";

const place = (x: number, y: number, r: number): CarcassonnePlace => ({ type: "place", x, y, r });
const VIEW = { type: "carcassonne", board: [] } as unknown as CarcassonneView;
const spots: Move[] = [{ type: "meeple", spot: "city.0" }, { type: "skip" }];
const position = (version: number, moves: Move[]): Position => ({ ...POSITION, version, phase: "place", view: VIEW, moves });
const MOVES = [place(1, 0, 90), place(1, 0, 270), place(0, 1, 0)];
const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

function started(moves: Move[] = MOVES): Turn {
  const turn = new Turn(() => Promise.resolve({ view: VIEW, moves: spots, outlooks: [] } as unknown as Previewed));
  turn.follow(position(1, moves));
  return turn;
}

test("a tile is laid in the nearest legal turn, and again turns it", async () => {
  const turn = started();
  assert.equal(wouldLay(turn.now.get(), 1, 0)?.r, 90);
  assert.ok(turn.lay(1, 0));
  assert.equal(turn.now.get().laid?.place.r, 90);
  assert.deepEqual(turn.moves(), []); // the server has not answered
  await settle();
  assert.deepEqual(turn.moves(), [place(1, 0, 90), { type: "skip" }]);
  assert.ok(turn.lay(1, 0));
  assert.equal(turn.now.get().laid?.place.r, 270);
});

test("an illegal cell and a turn without another are refused", () => {
  const turn = started();
  assert.equal(turn.lay(5, 5), false);
  assert.ok(turn.lay(0, 1));
  assert.equal(turn.rotate(1), false);
});

test("a spot is chosen, and all goes as one group", async () => {
  const turn = started();
  turn.lay(0, 1);
  await settle();
  turn.choose("city.0");
  assert.deepEqual(turn.moves(), [place(0, 1, 0), { type: "meeple", spot: "city.0" }]);
  turn.takeBack();
  assert.deepEqual(turn.moves(), []);
});

test("an answer that comes too late changes nothing", async () => {
  const turn = started();
  turn.lay(1, 0);
  turn.follow(position(2, []));
  await settle();
  assert.equal(turn.now.get().laid, null);
});

test("a tile that the server has can't be turned, only its follower chosen", () => {
  const turn = new Turn(() => Promise.reject(new Error()));
  const view = { ...VIEW, board: [{ tile: "E", x: 2, y: 1, r: 90, meeple: null }] };
  turn.follow({ ...position(3, spots), phase: "meeple", view });
  assert.equal(turn.rotate(1), false);
  assert.deepEqual(turn.moves(), [{ type: "skip" }]);
});

test("a whole turn is taken back, not only the follower", () => {
  const line = (number: number, seat: number, move: Move) => ({ type: "moved", choices: [{ number, seat, move }] }) as LogLine;
  const lines = [line(0, 0, place(0, 1, 0)), line(1, 0, { type: "skip" }), line(2, 1, place(0, 2, 0)), line(3, 1, { type: "skip" })];
  assert.equal(undoPoint(lines, { latest: 1, earliest: 0, consent: false }, (seat) => seat === 0), 0);
});
