import assert from "node:assert/strict";
import { test } from "node:test";

import { LEAST, MOST, NEAR, REACHED, fit, held, nearing, pan, reaching, showing, toCell, toScreen, zoom } from "./camera.ts";

const NONE = { left: 0, top: 0, right: 0, bottom: 0 };
const SCREEN = { width: 800, height: 600 };
const BOARD = { left: -3, top: -1, right: 2, bottom: 1 };

test("the whole board with a cell around it is seen", () => {
  const camera = fit(BOARD, SCREEN, NONE);
  assert.ok(toScreen(camera, { x: -4, y: -2 }).x >= -1e-9);
  assert.ok(toScreen(camera, { x: 4, y: 3 }).x <= 800 + 1e-9);
  assert.equal(camera.scale, 1);
});

test("what is under the pointer stays there while zooming, and zooming has ends", () => {
  const camera = { x: 10, y: 20, scale: 1 };
  const on = { x: 333, y: 222 };
  const near = zoom(camera, 1.5, on);
  assert.ok(Math.abs((on.x - near.x) / near.scale - (on.x - camera.x) / camera.scale) < 1e-9);
  assert.equal(zoom(camera, 100, on).scale, MOST);
  assert.equal(zoom(camera, 0.001, on).scale, LEAST);
});

test("the board can't be dragged out of sight", () => {
  const far = held(pan(fit(BOARD, SCREEN, NONE), { x: 9999, y: -9999 }), BOARD, SCREEN);
  assert.ok(toScreen(far, { x: -3, y: 0 }).x < 800);
  assert.ok(toScreen(far, { x: 0, y: 2 }).y > 0);
});

test("a cell is brought into sight with the least way", () => {
  const camera = { x: 0, y: 0, scale: 1 };
  assert.deepEqual(showing(camera, { x: 2, y: 2 }, SCREEN, NONE), camera);
  assert.deepEqual(toScreen(showing(camera, { x: -2, y: 9 }, SCREEN, NONE), { x: -2, y: 9 }), { x: 0, y: 500 });
});

test("a cell that is too small comes near and into the middle; a large one stays", () => {
  const margins = { left: 0, top: 40, right: 0, bottom: 0 };
  const wide = { left: -9, top: -9, right: 14, bottom: 9 };
  const near = nearing({ x: 0, y: 0, scale: 0.3 }, { x: 5, y: -1 }, wide, SCREEN, margins);
  assert.equal(near.scale, NEAR);
  const { x, y } = toScreen(near, { x: 5.5, y: -0.5 });
  assert.ok(Math.abs(x - 400) < 1e-9 && Math.abs(y - 320) < 1e-9);
  const camera = { x: 0, y: 0, scale: 1 };
  assert.deepEqual(nearing(camera, { x: 2, y: 2 }, wide, SCREEN, NONE), camera);
});

test("a near cell at the edge of the board leaves no more of the screen bare than it needs", () => {
  const near = nearing({ x: 0, y: 0, scale: 0.3 }, { x: 14, y: 1 }, { left: -9, top: 0, right: 14, bottom: 2 }, SCREEN, NONE);
  assert.ok(Math.abs(toScreen(near, { x: 16, y: 0 }).x - SCREEN.width) < 1e-9); // a cell beside it, and then the edge
  assert.ok(Math.abs(toScreen(near, { x: 0, y: 1.5 }).y - SCREEN.height / 2) < 1e-9); // three rows in the middle
});

test("where cells are too small for fingers, most of them and the newest tile come near", () => {
  const phone = { width: 390, height: 480 };
  const all = fit({ left: -7, right: 8, top: -4, bottom: 4 }, phone, NONE);
  const cells = [-8, 5, 6, 7, 8].map((x) => ({ x, y: x % 3 }));
  const near = reaching(all, cells, { x: 4, y: 0 }, phone, NONE);
  assert.equal(near.scale, REACHED);
  for (const cell of [...cells.slice(1), { x: 4, y: 0 }]) {
    const { x, y } = toScreen(near, cell);
    assert.ok(x >= -1e-9 && x + 45 <= 390 + 1e-9 && y >= 0 && y + 45 <= 480);
  }
  assert.deepEqual(reaching(all, [], null, phone, NONE), all);
  const large = fit({ left: 0, right: 2, top: 0, bottom: 2 }, phone, NONE);
  assert.deepEqual(reaching(large, cells, null, phone, NONE), large);
});

test("a point belongs to its cell", () => {
  assert.deepEqual(toCell({ x: 100, y: 100, scale: 0.5 }, { x: 99, y: 151 }), { x: -1, y: 1 });
});
