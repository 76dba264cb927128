/** The server's HTTP API, typed. What goes wrong arrives as an ApiProblem that texts can explain. */
import type {
  Archived,
  DeviceCode,
  GameData,
  GameList,
  Gone,
  Invite,
  JoinTable,
  Joined,
  MakeTable,
  Made,
  Network,
  Person,
  Problem,
  Replay,
  ServerStatus,
  TableInfo,
  TableKey,
  TableLists,
} from "../wire.ts";
import { TRIES, pause, secondsToWait } from "./patience.ts";

/** All that a board is drawn from, and its words: one kind a family. */
export type Board = GameData;

export class ApiProblem extends Error {
  readonly problem: Problem;
  readonly status: number;

  constructor(problem: Problem, status: number) {
    super(problem.text);
    this.problem = problem;
    this.status = status;
  }
}

/** The server can't be reached, or answers with something that is not ours. */
const UNREACHABLE: Problem = { code: "unreachable", key: "net-unreachable", args: {}, text: "unreachable" };

async function call<T>(method: string, path: string, body?: object): Promise<T> {
  const init: RequestInit = { method };
  if (body) {
    init.body = JSON.stringify(body);
    init.headers = { "content-type": "application/json" };
  }
  const response = await asked(path, init);
  const answer: unknown = await response.json().catch(() => null);
  if (response.ok && answer !== null) return answer as T;
  throw new ApiProblem(isProblem(answer) ? answer : UNREACHABLE, response.status);
}

/** The answer; what the server has refused only for now is asked again after a while. */
async function asked(path: string, init: RequestInit): Promise<Response> {
  for (let tries = 1; ; tries += 1) {
    const response = await fetch(path, init).catch(() => null);
    if (!response) throw new ApiProblem(UNREACHABLE, 0);
    const seconds = secondsToWait(response);
    if (seconds === null || tries === TRIES) return response;
    await pause(seconds);
  }
}

/** A file as it is; problems come as JSON all the same. */
async function text(path: string): Promise<string> {
  const response = await asked(path, {});
  if (response.ok) return response.text();
  const answer: unknown = await response.json().catch(() => null);
  throw new ApiProblem(isProblem(answer) ? answer : UNREACHABLE, response.status);
}

function isProblem(answer: unknown): answer is Problem {
  return typeof answer === "object" && answer !== null && "key" in answer && "code" in answer;
}

/** Answers that stay the same as long as the page is open. A failed one is asked for again. */
const kept = new Map<string, Promise<unknown>>();

function once<T>(path: string): Promise<T> {
  const known = kept.get(path);
  if (known) return known as Promise<T>;
  const asked = call<T>("GET", path);
  kept.set(path, asked);
  asked.catch(() => kept.delete(path));
  return asked;
}

const enc = encodeURIComponent;

export const api = {
  me: () => call<Person>("GET", "/api/me"),
  setName: (name: string) => call<Person>("PUT", "/api/me", { name }),
  deviceCode: () => call<DeviceCode>("POST", "/api/me/code"),
  takeCode: (code: string) => call<Person>("POST", "/api/me/device", { code }),
  endOthers: () => call<Person>("POST", "/api/me/end-others"),
  status: () => call<ServerStatus>("GET", "/api/status"),
  games: () => once<GameList>("/api/games"),
  board: (game: string, map: string) => once<Board>(`/api/games/${enc(game)}/${enc(map)}`),
  make: (table: MakeTable) => call<Made>("POST", "/api/tables", table),
  tables: () => call<TableLists>("GET", "/api/tables"),
  table: (id: string) => call<TableInfo>("GET", `/api/tables/${enc(id)}`),
  invited: (id: string, body: TableKey) => call<TableInfo>("POST", `/api/tables/${enc(id)}/invited`, body),
  join: (id: string, body: JoinTable) => call<Joined>("POST", `/api/tables/${enc(id)}/join`, body),
  invite: (id: string) => call<Invite>("POST", `/api/tables/${enc(id)}/invite`),
  deleteTable: (id: string) => call<Gone>("DELETE", `/api/tables/${enc(id)}`),
  archive: (id: string, archived: boolean) => call<Archived>("POST", `/api/tables/${enc(id)}/archive`, { archived }),
  openNetwork: () => call<Network>("POST", "/api/network"),
  record: (id: string) => text(`/api/tables/${enc(id)}/record`),
  replay: (id: string, first: number, count: number, seat: number | null) =>
    call<Replay>(
      "GET",
      `/api/tables/${enc(id)}/positions?first=${first}&count=${count}${seat === null ? "" : `&seat=${seat}`}`,
    ),
};
