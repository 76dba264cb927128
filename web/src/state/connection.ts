/** A WebSocket that comes back by itself. It knows nothing of tables: text goes in, messages come out. */
import { Store } from "./store.ts";

export type Status =
  | { is: "connecting"; tries: number }
  | { is: "open" }
  | { is: "waiting"; tries: number; seconds: number } // until the next try
  | { is: "closed"; reason: string | null }; // for good

export interface Socket {
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event: { code: number; reason: string }) => void) | null;
  send(text: string): void;
  close(): void;
}

export interface Clock {
  after(milliseconds: number, call: () => void): unknown;
  cancel(timer: unknown): void;
  random(): number;
}

const REAL_CLOCK: Clock = {
  after: (milliseconds, call) => setTimeout(call, milliseconds),
  cancel: (timer) => clearTimeout(timer as ReturnType<typeof setTimeout>),
  random: Math.random,
};

/** Codes by which a server says "do not come back": refused, or gone for good. */
const FINAL = (code: number) => code >= 4400 && code < 4500;
const LONGEST_WAIT = 15_000;

/** Half a second, doubled with each try; by chance up to half longer, so that not all come at once. */
export function waitBefore(tries: number, random: number): number {
  const base = Math.min(LONGEST_WAIT, 500 * 2 ** Math.max(0, tries - 1));
  return Math.round(base * (1 + random / 2));
}

export class Connection {
  readonly status = new Store<Status>({ is: "connecting", tries: 0 });
  #open: () => Socket;
  #clock: Clock;
  #socket: Socket | null = null;
  #timer: unknown = null;
  #tries = 0;
  #over = false;

  /** Called at every new socket: the place to say who we are and what we have seen. */
  onopen: () => void = () => {};
  onmessage: (message: unknown) => void = () => {};

  constructor(open: () => Socket, clock: Clock = REAL_CLOCK) {
    this.#open = open;
    this.#clock = clock;
  }

  start(): void {
    if (this.#over || this.#socket) return;
    this.#clock.cancel(this.#timer);
    this.status.set({ is: "connecting", tries: this.#tries });
    const socket = this.#open();
    this.#socket = socket;
    socket.onopen = () => {
      this.#tries = 0;
      this.status.set({ is: "open" });
      this.onopen();
    };
    socket.onmessage = ({ data }) => {
      if (this.#socket === socket && typeof data === "string") this.onmessage(JSON.parse(data));
    };
    socket.onclose = ({ code, reason }) => this.#lost(socket, code, reason);
  }

  /** False if there is no connection now: nothing is kept to be sent later. */
  send(message: object): boolean {
    if (this.status.get().is !== "open") return false;
    this.#socket?.send(JSON.stringify(message));
    return true;
  }

  /** Tries at once instead of waiting: the network is back, or the person asks. */
  hurry(): void {
    if (this.status.get().is === "waiting") this.start();
  }

  /** Drops the socket and makes a new one: the way out of a gap. */
  restart(): void {
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
    this.start();
  }

  stop(reason: string | null = null): void {
    this.#over = true;
    this.#clock.cancel(this.#timer);
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
    this.status.set({ is: "closed", reason });
  }

  #lost(socket: Socket, code: number, reason: string): void {
    if (this.#socket !== socket) return; // one that we gave up ourselves
    this.#socket = null;
    if (FINAL(code)) {
      this.stop(reason || String(code));
      return;
    }
    this.#tries += 1;
    const wait = waitBefore(this.#tries, this.#clock.random());
    this.status.set({ is: "waiting", tries: this.#tries, seconds: Math.round(wait / 1000) });
    this.#timer = this.#clock.after(wait, () => this.start());
  }
}
