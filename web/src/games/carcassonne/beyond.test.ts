import assert from "node:assert/strict";
import { test } from "node:test";

import { beyond } from "./beyond.ts";

const SCREEN = { width: 400, height: 500 };
const NONE = { left: 0, top: 0, right: 0, bottom: 0 };

test("cells out of sight are told by side, each once; those in sight are not", () => {
  const camera = { x: 0, y: 0, scale: 0.5 };
  const hidden = beyond([{ x: 1, y: 1 }, { x: -1, y: 2 }, { x: -3, y: -1 }, { x: 3, y: 12 }], camera, SCREEN, NONE);
  assert.deepEqual(
    hidden.map(({ side, cells }) => [side, cells.length]),
    [
      ["W", 2],
      ["S", 1],
    ],
  );
  assert.ok(hidden.every(({ along }) => along >= 0 && along <= 1));
});
