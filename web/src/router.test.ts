import assert from "node:assert/strict";
import { test } from "node:test";

import { parse, path } from "./router.ts";

test("an address means a page", () => {
  assert.deepEqual(parse("/"), { page: "home" });
  assert.deepEqual(parse("/t/ab_C-9"), { page: "table", id: "ab_C-9" });
  assert.deepEqual(parse("/replay/xyz"), { page: "replay", id: "xyz" });
  assert.deepEqual(parse("/join/xyz", "#k3y"), { page: "join", id: "xyz", key: "k3y" });
  assert.deepEqual(parse("/new/swiss"), { page: "new", game: "swiss" });
  assert.deepEqual(parse("/rules"), { page: "rules", rule: null });
  assert.deepEqual(parse("/rules", "#R4"), { page: "rules", rule: "R4" });
});

test("what is no page is said to be missing", () => {
  for (const wrong of ["/t", "/t/a/b", "/t/..%2f", "/t/%", "/nowhere", "/t/" + "x".repeat(65)]) {
    assert.deepEqual(parse(wrong), { page: "missing", path: wrong });
  }
});

test("a page has an address that means it", () => {
  for (const address of ["/", "/t/ab", "/replay/cd", "/join/ab#key", "/new/europe", "/rules#R12", "/nowhere"]) {
    const [pathname = "", hash] = address.split("#");
    assert.equal(path(parse(pathname, hash && `#${hash}`)), address);
  }
});
