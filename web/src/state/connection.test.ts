import assert from "node:assert/strict";
import { test } from "node:test";

import { Connection, waitBefore } from "./connection.ts";
import { FakeClock, FakeSocket } from "./fakes.ts";

function setUp() {
  const sockets: FakeSocket[] = [];
  const clock = new FakeClock();
  const connection = new Connection(() => {
    const socket = new FakeSocket();
    sockets.push(socket);
    return socket;
  }, clock);
  const messages: unknown[] = [];
  let opened = 0;
  connection.onmessage = (message) => messages.push(message);
  connection.onopen = () => (opened += 1);
  connection.start();
  return { connection, sockets, clock, messages, opened: () => opened };
}

test("messages go both ways once it is open", () => {
  const { connection, sockets, messages } = setUp();
  assert.equal(connection.send({ a: 1 }), false);
  sockets[0]?.onopen?.();
  assert.equal(connection.send({ a: 1 }), true);
  assert.deepEqual(sockets[0]?.sent, ['{"a":1}']);
  sockets[0]?.onmessage?.({ data: '{"b":2}' });
  assert.deepEqual(messages, [{ b: 2 }]);
});

test("a lost connection comes back, later and later, and says so", () => {
  const { connection, sockets, clock, opened } = setUp();
  sockets[0]?.onopen?.();
  sockets[0]?.onclose?.({ code: 1006, reason: "" });
  assert.equal(connection.status.get().is, "waiting");
  const waits = [];
  for (let i = 0; i < 3; i += 1) {
    waits.push(clock.waiting?.milliseconds);
    clock.pass();
    sockets.at(-1)?.onclose?.({ code: 1006, reason: "" });
  }
  assert.deepEqual(waits, [500, 1000, 2000]);
  clock.pass();
  sockets.at(-1)?.onopen?.();
  assert.deepEqual(connection.status.get(), { is: "open" });
  assert.equal(opened(), 2);
  sockets.at(-1)?.onclose?.({ code: 1006, reason: "" });
  assert.equal(clock.waiting?.milliseconds, 500);
});

test("waits stay bearable and differ by chance", () => {
  assert.equal(waitBefore(30, 0), 15_000);
  assert.equal(waitBefore(1, 1), 750);
});

test("a refusal is final", () => {
  const { connection, sockets, clock } = setUp();
  sockets[0]?.onclose?.({ code: 4404, reason: "no such table" });
  assert.deepEqual(connection.status.get(), { is: "closed", reason: "no such table" });
  assert.equal(clock.waiting, null);
});

test("a restart drops the old socket and ignores what it still says", () => {
  const { connection, sockets, messages } = setUp();
  sockets[0]?.onopen?.();
  connection.restart();
  assert.equal(sockets.length, 2);
  assert.equal(sockets[0]?.closed, true);
  sockets[0]?.onmessage?.({ data: '{"old":1}' });
  assert.deepEqual(messages, []);
  assert.equal(connection.status.get().is, "connecting");
});

test("hurry does not wait, and stop is for good", () => {
  const { connection, sockets, clock } = setUp();
  sockets[0]?.onclose?.({ code: 1006, reason: "" });
  connection.hurry();
  assert.equal(sockets.length, 2);
  connection.stop();
  clock.pass();
  connection.start();
  assert.equal(sockets.length, 2);
  assert.deepEqual(connection.status.get(), { is: "closed", reason: null });
});
