import assert from "node:assert/strict";
import { test } from "node:test";

import { FakeClock, FakeSocket, POSITION, TABLE } from "../state/fakes.ts";
import { TableSession } from "../state/session.ts";
import type { Aided } from "../wire.ts";
import { AidsOf, aidsFor, isAbout } from "./aids.ts";

const AIDED: Aided = { type: "aided", re: 1, version: 3, seat: 0, aids: { type: "plain", facts: [] } };

test("aids are those of the person who sits there now, and of this position", () => {
  assert.equal(isAbout(AIDED, POSITION), true);
  assert.equal(isAbout({ ...AIDED, seat: 1 }, POSITION), false, "it was asked before the seats changed");
  assert.equal(isAbout({ ...AIDED, version: 2 }, POSITION), false);
  assert.equal(isAbout(AIDED, { ...POSITION, seat: null }), false, "the curtain is down");
  assert.equal(aidsFor(AIDED, 0), AIDED.aids);
  assert.equal(aidsFor(AIDED, 1), null);
  assert.equal(aidsFor(AIDED, null), null);
});

test("a purist table, a watcher and a finished game ask for none, and lose those they had", () => {
  for (const change of [{ table: { aids: false } }, { position: { seat: null } }, { position: { score: [] } }]) {
    const session = new TableSession(() => new FakeSocket(), new FakeClock());
    const aids = new AidsOf(session);
    aids.now.set(AIDED);
    session.live.update((state) => ({
      ...state,
      table: { ...TABLE, aids: true, ...("table" in change ? change.table : {}) },
      position: { ...POSITION, ...("position" in change ? change.position : {}) },
    }));
    aids.refresh();
    assert.equal(aids.now.get(), null);
  }
});

test("the aids of a position are asked for once it has lasted", async () => {
  const socket = new FakeSocket();
  const session = new TableSession(() => socket, new FakeClock());
  session.start();
  socket.onopen?.();
  session.live.update((state) => ({ ...state, table: { ...TABLE, aids: true }, position: POSITION }));
  const aids = new AidsOf(session);
  aids.refresh();
  aids.refresh(); // the position was seen twice
  const asked = await new Promise<Record<string, unknown>>((sent) => {
    const send = socket.send.bind(socket);
    socket.send = (text) => (send(text), sent(JSON.parse(text) as Record<string, unknown>));
  });
  assert.equal(asked["type"], "aids");
  const come = new Promise((told) => aids.now.subscribe((aided) => aided && told(aided)));
  socket.receive({ ...AIDED, re: asked["id"] });
  assert.equal(((await come) as Aided).seat, 0);
});
