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
  const { id, key } = sent ?? {};
  assert.deepEqual(sent, { type: "play", version: 3, moves: [{ type: "pass" }], key, id });
  assert.match(String(key), /^[0-9a-f]{24}$/);
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

test("what was asked before the line broke is given up, unless it can be sent again without harm", async () => {
  const { session, socket, clock } = welcomed();
  const undone = session.undo();
  const played = session.play({ type: "pass" });
  const key = socket().messages.at(-1)?.["key"];
  socket().onclose?.({ code: 1006, reason: "" });
  await assert.rejects(undone, (error: unknown) => error instanceof Refusal && error.refused.code === "lost");
  await assert.rejects(session.chat("hello"), (error: unknown) => error instanceof Refusal && error.refused.code === "unsent");
  clock.pass();
  socket().onopen?.();
  socket().receive(welcome(socket().messages[0]?.["id"] as number, []));
  await turn();
  const again = socket().messages.find(({ type }) => type === "play");
  assert.equal(again?.["key"], key);
  socket().receive({ type: "done", re: again?.["id"] });
  assert.equal((await played).type, "done");
});

test("a move whose outcome the server does not know is found out after the next welcome", async () => {
  const { session, socket } = welcomed();
  const sent = () => socket().messages.filter(({ type }) => type === "play");
  const refused = (code: string) => ({ type: "refused", re: sent().at(-1)?.["id"], code, key: `error-${code}`, args: {}, text: "", rule: "" });
  const played = session.play({ type: "pass" });
  for (const code of ["unknown", "database"]) {
    socket().receive(refused(code));
    assert.equal(session.live.get().waits, true);
    await turn();
    const before = sent().length;
    socket().receive(welcome(0, []));
    assert.equal(session.live.get().waits, false);
    await turn();
    assert.equal(sent().length, before + 1);
    assert.equal(sent().at(-1)?.["key"], sent()[0]?.["key"]);
  }
  socket().receive({ type: "done", re: sent().at(-1)?.["id"] });
  assert.equal((await played).type, "done");
});

test("a table that is closed for good keeps nobody waiting", async () => {
  const { session, socket } = welcomed();
  const played = session.play({ type: "pass" });
  socket().onclose?.({ code: 4404, reason: "" });
  await assert.rejects(played, Refusal);
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

const stale = (re: unknown, version: number) => ({
  type: "refused", re, code: "stale", key: "error-stale", args: { sent: 3, version }, text: "", rule: "",
});
const moved = (version: number, change: object = {}) => ({
  ...happened(line(version)),
  position: { ...POSITION, version, ...change },
});
const turn = () => new Promise((done) => setTimeout(done));

test("a choice that the table was quicker than is made again when the news are here", async () => {
  const { session, socket } = welcomed();
  const played = session.play({ type: "pass" });
  const sent = () => socket().messages.filter(({ type }) => type === "play");
  socket().receive(stale(sent()[0]?.["id"], 4));
  await turn();
  assert.equal(sent().length, 1);
  socket().receive(moved(4));
  await turn();
  assert.equal(sent()[1]?.["version"], 4);
  socket().receive({ type: "done", re: sent()[1]?.["id"] });
  assert.equal((await played).type, "done");
});

test("a choice that can't be made any more is explained by the rules", async () => {
  const { session, socket } = welcomed();
  const played = session.play({ type: "pass" });
  socket().receive(moved(4, { moves: [{ type: "tickets" }] }));
  socket().receive(stale(socket().messages.at(-1)?.["id"], 4));
  await turn();
  const asked = socket().messages.at(-1);
  assert.deepEqual([asked?.["type"], asked?.["version"]], ["why", 4]);
  socket().receive({ type: "explained", re: asked?.["id"], refusal: { key: "why-pass", args: {}, rule: "R33" } });
  await assert.rejects(played, (error: unknown) => error instanceof Refusal && error.refused.rule === "R33");
});

test("moves that came meanwhile are not taken back unasked", async () => {
  const { session, socket } = welcomed();
  const undone = session.undo();
  socket().receive(moved(4, { decisions: 3 }));
  socket().receive(stale(socket().messages.at(-1)?.["id"], 4));
  await assert.rejects(undone, (error: unknown) => error instanceof Refusal && error.refused.code === "stale");
});

test("a table that never stands still is given up after some tries", async () => {
  const { session, socket } = welcomed();
  const played = session.play({ type: "pass" });
  for (const version of [4, 5, 6]) {
    socket().receive(moved(version));
    socket().receive(stale(socket().messages.at(-1)?.["id"], version));
    await turn();
  }
  const asked = socket().messages.at(-1);
  assert.equal(asked?.["type"], "why");
  socket().receive({ type: "explained", re: asked?.["id"], refusal: null });
  await assert.rejects(played, (error: unknown) => error instanceof Refusal && error.refused.code === "stale");
});

test("of a long log the earlier lines are fetched page by page", async () => {
  const { session, socket } = setUp();
  socket().receive(welcome(1, [line(5), line(6)]));
  const numbers = () => session.live.get().lines.map(({ n }) => n);
  const asked = () => socket().messages.filter(({ type }) => type === "earlier");
  assert.deepEqual(asked().map(({ before }) => before), [5]);
  socket().receive(happened(line(7)));
  socket().receive({ type: "lines", re: asked()[0]?.["id"], lines: [line(3), line(4)] });
  await settled();
  assert.deepEqual(numbers(), [3, 4, 5, 6, 7]);
  socket().receive({ type: "lines", re: asked()[1]?.["id"], lines: [line(1), line(2)] });
  await settled();
  assert.deepEqual(numbers(), [1, 2, 3, 4, 5, 6, 7]);
  assert.equal(asked().length, 2);
});

test("a welcome after a long absence leaves no gap", () => {
  const { session, socket } = welcomed();
  socket().receive(welcome(2, [line(9), line(10)]));
  assert.deepEqual(session.live.get().lines.map(({ n }) => n), [9, 10]);
});

/** After all that was promised. */
const settled = () => new Promise((done) => setImmediate(done));
