import assert from "node:assert/strict";
import { test } from "node:test";

import type { Happened, LogLine } from "../wire.ts";
import { FakeClock, FakeSocket, POSITION, TABLE } from "./fakes.ts";
import { Refusal, TableSession } from "./session.ts";

const line = (n: number): LogLine => ({ type: "resumed", n, at: 0 });
const welcome = (re: number, lines: LogLine[]) => ({
  type: "welcome",
  re,
  table: TABLE,
  lines,
  chat: [],
  presence: { type: "presence", here: [true, true], watchers: 0 },
  position: POSITION,
});
const happened = (...lines: LogLine[]): Happened => ({ type: "happened", lines, position: POSITION, table: null });

function setUp() {
  const sockets: FakeSocket[] = [];
  const clock = new FakeClock();
  const session = new TableSession(() => {
    const socket = new FakeSocket();
    sockets.push(socket);
    return socket;
  }, clock);
  session.start();
  const socket = () => sockets.at(-1) as FakeSocket;
  socket().onopen?.();
  return { session, clock, socket };
}

function welcomed() {
  const at = setUp();
  at.socket().receive(welcome(1, [line(1), line(2), line(3)]));
  return at;
}

test("it says hello and takes the welcome as its state", () => {
  const { session, socket } = setUp();
  assert.deepEqual(socket().messages[0], { type: "hello", lines: 0, id: 1 });
  assert.equal(session.live.get().table, null);
  socket().receive(welcome(1, [line(1), line(2)]));
  assert.deepEqual(session.live.get().table, TABLE);
  assert.equal(session.version, 2);
});

test("what happens comes in order and is told with the state before", () => {
  const { session, socket } = welcomed();
  const told: number[][] = [];
  session.onhappened = ({ lines }, before) => told.push([before.lines.length, ...lines.map(({ n }) => n)]);
  socket().receive(happened(line(4), line(5)));
  socket().receive(happened(line(5))); // once more: nothing new
  assert.deepEqual(told, [[3, 4, 5]]);
  assert.equal(session.version, 5);
});

test("a gap is asked for and filled", () => {
  const { session, socket } = welcomed();
  socket().receive(happened(line(6)));
  const asked = socket().messages.at(-1);
  assert.equal(asked?.["type"], "resync");
  assert.equal(asked?.["lines"], 3);
  socket().receive(welcome(asked?.["id"] as number, [line(4), line(5), line(6)]));
  assert.deepEqual(session.live.get().lines.map(({ n }) => n), [1, 2, 3, 4, 5, 6]);
});

test("after a lost connection it goes on where it was", () => {
  const { session, socket, clock } = welcomed();
  socket().onclose?.({ code: 1006, reason: "" });
  clock.pass();
  socket().onopen?.();
  assert.equal(socket().messages[0]?.["lines"], 3);
  socket().receive(welcome(socket().messages[0]?.["id"] as number, [line(4)]));
  assert.equal(session.version, 4);
});

test("a request names the version it answers, and its answer finds it", async () => {
  const { session, socket } = welcomed();
  const played = session.play({ type: "pass" });
  const sent = socket().messages.at(-1);
  assert.deepEqual(sent, { type: "play", version: 3, moves: [{ type: "pass" }], id: sent?.["id"] });
  socket().receive({ type: "done", re: sent?.["id"] });
  assert.equal((await played).type, "done");
});

test("a refusal brings its reason", async () => {
  const { session, socket } = welcomed();
  const played = session.play({ type: "pass" });
  const re = socket().messages.at(-1)?.["id"];
  socket().receive({ type: "refused", re, code: "illegal", key: "why-pass", args: {}, text: "no", rule: "R33" });
  await assert.rejects(played, (error: unknown) => error instanceof Refusal && error.refused.rule === "R33");
});

test("what was asked before the line broke is given up", async () => {
  const { session, socket } = welcomed();
  const played = session.play({ type: "pass" });
  socket().onclose?.({ code: 1006, reason: "" });
  await assert.rejects(played, (error: unknown) => error instanceof Refusal && error.refused.code === "lost");
  await assert.rejects(session.chat("hello"), Refusal);
});

test("thinking, presence and chat are part of the state; a move ends thinking", () => {
  const { session, socket } = welcomed();
  socket().receive({ type: "thinking", seat: 1, bot: "casual", waiting: false });
  socket().receive({ type: "said", n: 1, at: 0, seat: 0, name: "Ola", text: "hi" });
  socket().receive({ type: "presence", here: [true, false], watchers: 2 });
  assert.equal(session.live.get().thinking?.bot, "casual");
  assert.equal(session.live.get().chat.length, 1);
  assert.equal(session.live.get().presence?.watchers, 2);
  socket().receive(happened(line(4)));
  assert.equal(session.live.get().thinking, null);
});
