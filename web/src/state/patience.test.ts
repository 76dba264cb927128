import assert from "node:assert/strict";
import { test } from "node:test";

import { ApiProblem, api } from "./api.ts";
import { isOutdated, patiently, secondsToWait } from "./patience.ts";

const answer = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers });
const TOO_FAST = { code: "too-fast", key: "error-too-fast", args: {}, text: "" };

/** Answers requests one after the other, and tells how many there were. */
function serving(...answers: Response[]) {
  const asked: string[] = [];
  globalThis.fetch = ((path: string) => {
    asked.push(path);
    const next = answers.shift();
    return next ? Promise.resolve(next) : Promise.reject(new TypeError("no network"));
  }) as typeof fetch;
  return asked;
}

test("a part of the page is tried again until it comes", async () => {
  let tries = 0;
  const waits: number[] = [];
  const wait = async (seconds: number) => void waits.push(seconds);
  const found = await patiently(() => (++tries < 3 ? Promise.reject(new Error()) : Promise.resolve("part")), wait);
  assert.deepEqual([found, tries, waits.length], ["part", 3, 2]);
  await assert.rejects(patiently(() => Promise.reject(new Error("never")), wait), /never/);
});

test("a request that came too soon is sent again", async () => {
  const asked = serving(answer(429, TOO_FAST, { "retry-after": "0" }), answer(200, { name: "Ola" }));
  assert.deepEqual(await api.me(), { name: "Ola" });
  assert.equal(asked.length, 2);
});

test("one that would never work is not, and says why", async () => {
  const asked = serving(answer(429, { ...TOO_FAST, code: "too-many-tables", key: "error-too-many-tables" }));
  await assert.rejects(api.me(), (error) => error instanceof ApiProblem && error.problem.key === "error-too-many-tables");
  assert.equal(asked.length, 1);
});

test("at last it is told that it was too much", async () => {
  const busy = () => answer(429, TOO_FAST, { "retry-after": "0" });
  serving(busy(), busy(), busy(), busy(), busy());
  await assert.rejects(api.me(), (error) => error instanceof ApiProblem && error.problem.key === "error-too-fast");
});

test("a busy door says in plain words when to come back", () => {
  const door = new Response("Too many connections\n", { status: 429, headers: { "retry-after": "5" } });
  assert.equal(secondsToWait(door), 5);
  assert.equal(secondsToWait(answer(404, {}, { "retry-after": "5" })), null);
  assert.equal(secondsToWait(answer(429, {}, { "retry-after": "soon" })), null);
});

test("a page is outdated only if the server has another one", async () => {
  const page = '<script type="module" src="/assets/index-abc.js"></script>';
  assert.equal(await isOutdated("/assets/index-abc.js", async () => page), false);
  assert.equal(await isOutdated("/assets/index-old.js", async () => page), true);
  assert.equal(await isOutdated("/assets/index-old.js", () => Promise.reject(new Error())), false);
});
