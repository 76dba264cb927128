import assert from "node:assert/strict";
import { test } from "node:test";

import { VOICE } from "./rail/voice.ts";
import { BOARD } from "./rail/sample.ts";
import { FakeClock, FakeSocket, POSITION, TABLE } from "../state/fakes.ts";
import { Announcer } from "../state/live.ts";
import { TableSession } from "../state/session.ts";
import { TableController } from "../table/controller.ts";

const WELCOME = {
  type: "welcome",
  re: 1,
  table: TABLE,
  lines: [],
  chat: [],
  presence: { type: "presence", here: [true, true], watchers: 0 },
  position: POSITION,
};

function setUp(change: object = {}) {
  const socket = new FakeSocket();
  const session = new TableSession(() => socket, new FakeClock());
  const [speech, cues] = [new Announcer(), [] as string[]];
  const controller = new TableController(session, BOARD, VOICE, speech, (cue) => cues.push(cue));
  session.start();
  socket.onopen?.();
  socket.receive({ ...WELCOME, ...change });
  return { socket, controller, speech, cues };
}

const said = (n: number, seat: number, text: string) => ({ type: "said", n, at: 0, seat, name: "?", text });

test("what others say is spoken once, and what was said before is not", () => {
  const { socket, speech, cues } = setUp({ chat: [said(1, 1, "Before.")] });
  socket.receive(said(2, 1, "Hello!"));
  socket.receive(said(3, 0, "My own."));
  socket.receive({ ...WELCOME, re: 99, chat: [said(1, 1, "Before."), said(2, 1, "Hello!"), said(3, 0, "My own."), said(4, 1, "Back?")] });
  const told = speech.polite.get().map(({ text }) => text.replace(/^.*: /, ""));
  assert.deepEqual(told, ["Hello!", "Back?"]);
  assert.deepEqual(cues, ["said", "said"]);
});

test("a play that is refused leads to its rule", async () => {
  const { socket, controller, cues } = setUp();
  const played = controller.play({ type: "pass" });
  const refused = { code: "illegal", key: "why-both-cards", args: {}, rule: "R29", text: "" };
  socket.receive({ type: "refused", re: socket.messages.at(-1)?.["id"], ...refused });
  assert.equal(await played, false);
  assert.equal(controller.refusal.get()?.rule, "R29");
  assert.deepEqual(cues, ["refused"]);
});

test("nothing can be played while the line is down", () => {
  const { socket, controller } = setUp();
  assert.equal(controller.busy.get(), false);
  socket.onclose?.({ code: 1006, reason: "" });
  assert.equal(controller.busy.get(), true);
});

test("one own move is taken back at once, more of them after a yes", () => {
  const choice = (number: number) => ({ number, seat: 0, phase: "turn", move: null, events: [] });
  const lines = [0, 1].map((number) => ({ type: "moved", n: number + 1, at: 0, bot: null, choices: [choice(number)] }));
  const undo = { latest: 1, earliest: 0, consent: false };
  const { socket, controller } = setUp({ lines, position: { ...POSITION, undo } });
  const asked = () => socket.messages.filter(({ type }) => type === "undo").map(({ decisions }) => decisions);
  const { ways, go } = controller.back(controller.session.live.get());
  const [far, near] = [ways.get(1), ways.get(2)];
  assert.ok(far && near);
  go(near, "You pass.");
  assert.deepEqual(asked(), [1]);
  go(far, "You draw a card.");
  assert.deepEqual(asked(), [1]);
  assert.deepEqual(controller.wish.get(), { way: far, text: "You draw a card." });
  controller.goBack();
  assert.deepEqual(asked(), [1, 0]);
  assert.equal(controller.wish.get(), null);
});

test("each sound is played once", () => {
  const { socket, cues } = setUp();
  const events = [{ drawn: "red", from: 0 }, { drawn: null, from: "deck" }];
  const choice = { number: 0, seat: 1, phase: "turn", move: null, events };
  const lines = [{ type: "moved", n: 1, at: 0, bot: null, choices: [choice, { ...choice, number: 1 }] }];
  socket.receive({ type: "happened", lines, position: POSITION });
  assert.deepEqual(cues, ["card"]);
});
