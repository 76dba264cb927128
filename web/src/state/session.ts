/** One table as this browser sees it: the state, and everything that can be asked of the server. */
import type {
  Aided,
  ClientMessage,
  Explained,
  Happened,
  LogLine,
  Move,
  Pong,
  Position,
  Presence,
  Previewed,
  Refused,
  Said,
  ServerMessage,
  TableInfo,
  Thinking,
  Welcome,
} from "../wire.ts";
import { Connection } from "./connection.ts";
import type { Clock, Socket } from "./connection.ts";
import { sameMove } from "./moves.ts";
import { Store } from "./store.ts";

export interface TableState {
  table: TableInfo | null; // null until the server has said welcome
  position: Position | null;
  lines: readonly LogLine[];
  chat: readonly Said[];
  presence: Presence | null;
  thinking: Thinking | null;
  waits: boolean; // for the server's database
}

export const EMPTY: TableState = {
  table: null,
  position: null,
  lines: [],
  chat: [],
  presence: null,
  thinking: null,
  waits: false,
};

/** A request that was not carried out. `key` and `args` are for the catalogue. */
export class Refusal extends Error {
  readonly refused: Pick<Refused, "code" | "key" | "args" | "rule" | "text">;

  constructor(refused: Pick<Refused, "code" | "key" | "args" | "rule" | "text">) {
    super(refused.text);
    this.refused = refused;
  }
}

const LOST = { code: "lost", key: "net-lost", args: {}, rule: "", text: "the connection was lost" };

const UNSENT = { ...LOST, code: "unsent" };

const TRIES = 3;

/** After these the server sends a welcome as soon as it knows how the table stands. */
const WAITING = ["unknown", "not-kept", "database"];

/** Nobody knows yet whether it happened, or it can happen later. */
function isUnclear(error: unknown): error is Refusal {
  return error instanceof Refusal && ["lost", ...WAITING].includes(error.refused.code);
}

function isStale(error: unknown): error is Refusal {
  return error instanceof Refusal && error.refused.code === "stale";
}

type Answer = Exclude<Extract<ServerMessage, { re: number }>, Refused>;
type Pending = { resolve: (answer: Answer) => void; reject: (reason: Refusal) => void };
type Request = ClientMessage extends infer M ? (M extends { id?: number } ? Omit<M, "id"> : never) : never;

export class TableSession {
  readonly live = new Store<TableState>(EMPTY);
  readonly connection: Connection;
  /** Hears what happened with the state before it: the place for sounds, motion and speech. */
  onhappened: (happened: Happened, before: TableState) => void = () => {};
  /** Milliseconds to add to this computer's time to get the server's. */
  offset = 0;
  #pending = new Map<number, Pending>();
  #welcomed: { come: () => void; giveUp: (reason: Refusal) => void }[] = [];
  #count = 0;

  constructor(open: () => Socket, clock?: Clock) {
    this.connection = new Connection(open, clock);
    this.connection.onopen = () => this.#hello();
    this.connection.onmessage = (message) => this.receive(message as ServerMessage);
    this.connection.status.subscribe(({ is }) => {
      if (is !== "open") this.#giveUp();
      if (is === "closed") for (const { giveUp } of this.#welcomed.splice(0)) giveUp(new Refusal(LOST));
    });
  }

  start(): void {
    this.connection.start();
  }

  stop(): void {
    this.connection.stop();
  }

  /** The number of the last line of the log that is here. */
  get version(): number {
    return this.live.get().lines.at(-1)?.n ?? 0;
  }

  /** A choice that the table was quicker than is made again if it still can be, else the rules tell why not. */
  async play(...moves: Move[]): Promise<Answer> {
    const [first] = moves;
    const key = newKey();
    const isLegal = (position: Position) => position.moves.some((move) => first && sameMove(move, first));
    try {
      return await this.#answer((version) => ({ type: "play", version, moves, key }), isLegal);
    } catch (error) {
      const refusal = isStale(error) && first ? (await this.why(first)).refusal : null;
      throw refusal ? new Refusal({ ...refusal, code: "illegal", text: "" }) : error;
    }
  }

  preview(...moves: Move[]): Promise<Previewed> {
    return this.#answer((version) => ({ type: "preview", version, moves })) as Promise<Previewed>;
  }

  /** Which rule forbids a move; a claim may come as `claim <route>`, without its price. */
  why(move: Move | string): Promise<Explained> {
    return this.#answer((version) => ({ type: "why", version, move })) as Promise<Explained>;
  }

  aids(): Promise<Aided> {
    return this.ask({ type: "aids" }) as Promise<Aided>;
  }

  /** Moves that came meanwhile were not meant to be taken back. */
  undo(decisions: number | null = null): Promise<Answer> {
    const played = this.live.get().position?.decisions;
    return this.#answer((version) => ({ type: "undo", version, decisions }), (position) => position.decisions === played);
  }

  agree(agree: boolean): Promise<Answer> {
    return this.ask({ type: "agree", version: this.#answered(), agree });
  }

  chat(text: string): Promise<Answer> {
    return this.#once({ type: "say", text, key: newKey() });
  }

  lift(seat: number): Promise<Answer> {
    return this.ask({ type: "lift", seat });
  }

  /** The screen is passed on: nobody's cards are shown. */
  lower(): Promise<Answer> {
    return this.ask({ type: "lower" });
  }

  /** Sends any request; what is refused rejects with a Refusal. */
  ask(request: Request): Promise<Answer> {
    this.#count += 1;
    const id = this.#count;
    return new Promise((resolve, reject) => {
      this.#pending.set(id, { resolve, reject });
      if (!this.connection.send({ ...request, id })) this.#settle(id)?.reject(new Refusal(UNSENT));
    });
  }

  /** Sends what has a key again when its outcome is unclear, as soon as the table is here: it happens once. */
  async #once(request: Request): Promise<Answer> {
    for (let tries = 1; ; tries += 1) {
      try {
        return await this.ask(request);
      } catch (error) {
        if (!("key" in request) || !isUnclear(error) || tries === TRIES) throw error;
        await this.#nextWelcome();
      }
    }
  }

  #nextWelcome(): Promise<void> {
    if (this.connection.status.get().is === "closed") return Promise.reject(new Refusal(LOST));
    return new Promise((come, giveUp) => this.#welcomed.push({ come, giveUp }));
  }

  /**
   * Sends what answers a version. If the table has moved on meanwhile it is sent again when the news are here, unless
   * `isMeant` says that the person would not want it any more.
   */
  async #answer(request: (version: number) => Request, isMeant = (_: Position) => true): Promise<Answer> {
    for (let tries = 1; ; tries += 1) {
      try {
        return await this.#once(request(this.#answered()));
      } catch (error) {
        if (!isStale(error) || tries === TRIES) throw error;
        if (!isMeant(await this.#reached(Number(error.refused.args["version"])))) throw error;
      }
    }
  }

  /** The position as soon as the table is here as far as this version. */
  #reached(version: number): Promise<Position> {
    return new Promise((found) => {
      const stop = this.live.subscribe(({ position }) => {
        if (!position || position.version < version) return;
        found(position);
        queueMicrotask(() => stop());
      });
    });
  }

  receive(message: ServerMessage): void {
    switch (message.type) {
      case "welcome":
        this.#welcome(message);
        break;
      case "happened":
        this.#happened(message);
        break;
      case "lifted":
        this.#change({ position: message.position });
        break;
      case "said":
        this.#change({ chat: [...this.live.get().chat, message] });
        break;
      case "presence":
        this.#change({ presence: message });
        break;
      case "thinking":
        this.#change({ thinking: message });
        break;
      case "refused":
        if (WAITING.includes(message.code)) this.#change({ waits: true });
        this.#settle(message.re)?.reject(new Refusal(message));
        return;
    }
    if ("re" in message) this.#settle(message.re)?.resolve(message);
  }

  #hello(): void {
    this.ask({ type: "hello", lines: this.version }).then(
      () => void this.#measure(),
      () => {}, // lost again, or refused and closed: the status tells
    );
  }

  async #measure(): Promise<void> {
    const sent = Date.now();
    const pong = (await this.ask({ type: "ping" }).catch(() => null)) as Pong | null;
    if (pong) this.offset = pong.at - (sent + Date.now()) / 2;
  }

  #welcome(message: Welcome): void {
    const { table, position, presence, chat } = message;
    const first = message.lines[0]?.n ?? this.version + 1;
    const before = this.live.get().lines.filter((line) => line.n < first);
    const known = before.at(-1)?.n === first - 1 ? before : []; // else there would be a gap
    const lines = [...known, ...message.lines];
    this.live.set({ table, position, presence, chat, lines, thinking: null, waits: false });
    for (const { come } of this.#welcomed.splice(0)) come();
    void this.#fetchEarlier();
  }

  /** Of a long log the last lines come with the welcome, and the others page by page after it. */
  async #fetchEarlier(): Promise<void> {
    const first = this.live.get().lines[0];
    if (!first || first.n === 1) return;
    const answer = await this.ask({ type: "earlier", before: first.n }).catch(() => null);
    const earlier = answer?.type === "lines" ? answer.lines : [];
    const { lines } = this.live.get();
    if (!earlier.length || lines[0]?.n !== first.n) return; // lost, or a new welcome asks by itself
    this.#change({ lines: [...earlier, ...lines] });
    await this.#fetchEarlier();
  }

  #happened(message: Happened): void {
    const before = this.live.get();
    const first = message.lines[0]?.n;
    if (first !== undefined && first > this.version + 1) {
      this.ask({ type: "resync", lines: this.version }).catch(() => {});
      return;
    }
    const news = message.lines.filter((line) => line.n > this.version);
    this.#change({
      lines: [...before.lines, ...news],
      position: message.position ?? before.position,
      table: message.table ?? before.table,
      thinking: null,
    });
    if (news.length) this.onhappened({ ...message, lines: news }, before);
  }

  #change(part: Partial<TableState>): void {
    this.live.update((state) => ({ ...state, ...part }));
  }

  #answered(): number {
    return this.live.get().position?.version ?? this.version;
  }

  #settle(id: number): Pending | undefined {
    const pending = this.#pending.get(id);
    this.#pending.delete(id);
    return pending;
  }

  #giveUp(): void {
    const waiting = [...this.#pending.values()];
    this.#pending.clear();
    for (const { reject } of waiting) reject(new Refusal(LOST));
  }
}

/** A name for a request that nobody else has. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** A session over a real socket. */
export function openTable(id: string): TableSession {
  const scheme = location.protocol === "https:" ? "wss:" : "ws:";
  const url = `${scheme}//${location.host}/api/tables/${encodeURIComponent(id)}/socket`;
  return new TableSession(() => new WebSocket(url) as Socket);
}
