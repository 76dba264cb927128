import assert from "node:assert/strict";
import { test } from "node:test";

import { BOARD } from "../rail/sample.ts";
import { FakeClock, FakeSocket, POSITION, TABLE } from "../state/fakes.ts";
import { Announcer } from "../state/live.ts";
import { TableSession } from "../state/session.ts";
import { TableController } from "./controller.ts";

const WELCOME = {
  type: "welcome",
  re: 1,
  table: TABLE,
  lines: [],
  chat: [],
  presence: { type: "presence", here: [true, true], watchers: 0 },
  position: POSITION,
};

function setUp() {
  const socket = new FakeSocket();
  const session = new TableSession(() => socket, new FakeClock());
  const [speech, cues] = [new Announcer(), [] as string[]];
  const controller = new TableController(session, BOARD, speech, (cue) => cues.push(cue));
  session.start();
  socket.onopen?.();
  socket.receive(WELCOME);
  return { socket, controller, speech, cues };
}

test("a play that is refused leads to its rule", async () => {
  const { socket, controller, cues } = setUp();
  const played = controller.play({ type: "pass" });
  const refused = { code: "illegal", key: "why-both-cards", args: {}, rule: "R29", text: "" };
  socket.receive({ type: "refused", re: socket.messages.at(-1)?.["id"], ...refused });
  assert.equal(await played, false);
  assert.equal(controller.refusal.get()?.rule, "R29");
  assert.deepEqual(cues, ["refused"]);
});
