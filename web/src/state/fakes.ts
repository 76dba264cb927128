/** Stand-ins for tests: a socket without a network, a clock without time, tables without a server. */
import type { Position, RailView, TableInfo } from "../wire.ts";
import type { Clock, Socket } from "./connection.ts";

export class FakeSocket implements Socket {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: ((event: { code: number; reason: string }) => void) | null = null;
  sent: string[] = [];
  closed = false;

  send(text: string): void {
    this.sent.push(text);
  }

  close(): void {
    this.closed = true;
    this.onclose?.({ code: 1000, reason: "" });
  }

  /** The messages sent so far. */
  get messages(): Record<string, unknown>[] {
    return this.sent.map((text) => JSON.parse(text) as Record<string, unknown>);
  }

  receive(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

/** Time that passes only when the test says so. */
export class FakeClock implements Clock {
  waiting: { milliseconds: number; call: () => void } | null = null;

  after(milliseconds: number, call: () => void): unknown {
    this.waiting = { milliseconds, call };
    return this.waiting;
  }

  cancel(timer: unknown): void {
    if (timer === this.waiting) this.waiting = null;
  }

  random(): number {
    return 0;
  }

  pass(): void {
    const due = this.waiting;
    this.waiting = null;
    due?.call();
  }
}

export const TABLE: TableInfo = {
  id: "t1",
  game: "europe",
  map: "toy",
  options: {},
  seats: [
    { name: "Ola", person: true, bot: null, mine: true, muted: false },
    { name: "casual", person: false, bot: "casual", mine: false, muted: false },
  ],
  status: "playing",
  aids: true,
  watch: false,
  pace: 0,
  made: 0,
  rules: 1,
  deal: { commitment: "", chosen: false, seed: null, salt: null, mix: null },
  curtain: true,
  clock: null,
  closed: null,
  invite: null,
  rematch: null,
  given_up: null,
  host: true,
  ways_out: [],
  several: false,
  can_open: false,
  can_close: false,
};

export const VIEW: RailView = {
  type: "rail",
  game: "europe",
  map: "toy",
  seat: 0,
  turn: 0,
  phase: "turn",
  first: 0,
  turns: 0,
  seats: [],
  open: ["red", "blue", "loco", null, "red"],
  deck: 80,
  discards: {},
  ticket_deck: 9,
  unseen: {},
  passes: 0,
  last_round: 0,
  over: "",
  free: [],
  hand: { red: 2 },
  held: [],
  offer: [],
  offered: 0,
  tunnel: null,
};

export const POSITION: Position = {
  version: 3,
  decisions: 2,
  turn: 0,
  phase: "turn",
  seat: 0,
  view: VIEW,
  moves: [{ type: "pass" }],
  curtain: null,
  score: null,
  clocks: null,
  undo: null,
  no_undo: "",
  idle: null,
  asked: null,
};
