import assert from "node:assert/strict";
import { test } from "node:test";

import type { Claim, LogLine, Move } from "../../wire.ts";
import { payable, pays, taken, waysFor } from "./claim.ts";
import { clear } from "./floats.ts";
import { rightEdge, scattered, spaceAt, within } from "./labels.ts";
import { beside, drawsLanes, linksOf, nearest, pathOf, standIns } from "./links.ts";
import { settle } from "./linkstate.ts";
import { flightsOf } from "./motion.ts";
import { roomierEnd } from "./notes.ts";
import { oddsOf, oddsOfLink } from "./odds.ts";
import { ticketsInAll } from "./piles.ts";
import { BOARD, MAP } from "./sample.ts";
import { carsOf, spacesOf } from "./spaces.ts";
import { longest } from "./trail.ts";
import { usefulLinks } from "./useful.ts";
import { MOST, WHOLE, centered, covering, held, kept, paneOf, revealing, settled, showing, zoomed } from "./viewport.ts";

const claim = (route: string, color: string | null, cards: number, locos: number): Claim => ({
  type: "claim",
  route,
  color,
  cards,
  locos,
});
const MOVES: Move[] = [
  claim("elm-oak", "red", 2, 1),
  claim("elm-oak", "blue", 3, 0),
  claim("elm-oak", null, 0, 3),
  claim("ash-elm.1", "red", 2, 0),
  { type: "pass" },
];

test("halves are lanes, or one link in the middle between them", () => {
  const lanes = linksOf(BOARD, false);
  assert.deepEqual(lanes.map(({ id }) => id), ["ash-elm.1", "ash-elm.2", "elm-oak"]);
  const [double, single] = linksOf(BOARD, true);
  assert.equal(double?.routes.length, 2);
  assert.deepEqual(double?.cells[0], { x: 50, y: 100, angle: 0 });
  assert.equal(single?.id, "elm-oak");
  assert.equal(pathOf(single!), "M120 100L120 120L120 140L120 160L120 180");
});

test("two halves are two lanes where two seats may have one each", () => {
  assert.equal(drawsLanes(2, { both_halves_seats: 99, locomotives_anywhere: false }), true);
  assert.equal(drawsLanes(3, { both_halves_seats: 4, locomotives_anywhere: true }), false);
  assert.equal(drawsLanes(4, { both_halves_seats: 4, locomotives_anywhere: true }), true);
  assert.equal(drawsLanes(5, { both_halves_seats: 99, locomotives_anywhere: true }), false);
});

test("a half stands for itself, and for its twin if the two are alike", () => {
  const [first, second] = linksOf(BOARD, false);
  const routes = new Map(MAP.routes.map((route) => [route.id, route]));
  const open = (free: string[]) => [first!, second!].map((link) => [...standIns(link, new Set(free), routes)].some((id) => free.includes(id)));
  assert.deepEqual(open(["ash-elm.1", "ash-elm.2"]), [true, true]);
  assert.deepEqual(open(["ash-elm.2"]), [false, true], "the other half is still to be had");
  for (const [id, route] of routes) routes.set(id, { ...route, color: null });
  const [one, two] = linksOf({ ...BOARD, map: { ...MAP, routes: [...routes.values()] } }, false);
  assert.deepEqual([...standIns(two!, new Set(["ash-elm.1"]), routes)], ["ash-elm.1"]);
  assert.deepEqual([...standIns(one!, new Set(["ash-elm.1"]), routes)], ["ash-elm.1"]);
});

test("a click takes the nearest link within reach", () => {
  const links = linksOf(BOARD, false);
  assert.equal(nearest(links, { x: 60, y: 90 }, 8)?.id, "ash-elm.1");
  assert.equal(nearest(links, { x: 60, y: 112 }, 8)?.id, "ash-elm.2");
  assert.equal(nearest(links, { x: 300, y: 20 }, 20), null);
  assert.equal(nearest(links, { x: 60, y: 98 }, 20, ({ id }) => id === "ash-elm.2")?.id, "ash-elm.2");
});

test("arrows go to the link beside", () => {
  const links = linksOf(BOARD, true);
  const [double, single] = links;
  assert.equal(beside(links, double!, "ArrowDown")?.id, "elm-oak");
  assert.equal(beside(links, single!, "ArrowUp")?.id, "ash-elm.1");
  assert.equal(beside(links, double!, "ArrowLeft"), null);
  assert.equal(beside(links, double!, "x"), null);
});

test("ways to pay: fewest locomotives first, a chosen color before that", () => {
  const ids = new Set(["elm-oak"]);
  const prices = (color: string | null) => waysFor(ids, MOVES, color).map(({ color, locos }) => `${color} ${locos}`);
  assert.deepEqual(prices(null), ["blue 0", "red 1", "null 3"]);
  assert.deepEqual(prices("red"), ["red 1", "blue 0", "null 3"]);
  assert.deepEqual(prices("loco"), ["null 3", "red 1", "blue 0"]);
  assert.deepEqual([...payable(MOVES, "red")], ["elm-oak", "ash-elm.1"]);
  assert.deepEqual([...payable(MOVES, "blue")], ["elm-oak"]);
  assert.deepEqual([...taken(claim("x", "red", 2, 1))], ["red", "loco"]);
});

test("a click is enough where the game's custom and the person want it so", () => {
  const [colored, , gray] = linksOf(BOARD, false);
  const swiss = { confirm: "game", touch: false, atOnce: true, color: null } as const;
  const many = waysFor(new Set(["elm-oak"]), MOVES);
  const one = waysFor(new Set(["ash-elm.1"]), MOVES);
  assert.equal(pays(one, colored!, swiss), true);
  assert.equal(pays(many, gray!, swiss), false, "gray: which color?");
  assert.equal(pays(many, gray!, { ...swiss, color: "red" }), true);
  assert.equal(pays(one, colored!, { ...swiss, touch: true }), false);
  assert.equal(pays(one, colored!, { ...swiss, atOnce: false }), false);
  assert.equal(pays(one, colored!, { ...swiss, atOnce: false, confirm: "never" }), true);
  assert.equal(pays(one, colored!, { ...swiss, confirm: "always" }), false);
});

test("spaces show both colors of a double, a tunnel its caps, cars their owner", () => {
  const [double, tunnel] = linksOf(BOARD, true);
  const drawn = spacesOf(double!);
  assert.match(drawn, /#s-red/);
  assert.match(drawn, /#s-blue/);
  assert.match(spacesOf(tunnel!), /class="cap"/);
  assert.doesNotMatch(spacesOf(tunnel!), /#s-/);
  assert.equal(carsOf(tunnel!, 2).match(/class="car"/g)?.length, 3);
  assert.notEqual(carsOf(tunnel!, 1), carsOf(tunnel!, 3));
});

test("a map stays in its window, and a band is left only where it is too small for it", () => {
  const wide = paneOf({ width: 200, height: 100 }, { width: 400, height: 200 });
  assert.deepEqual(held({ x: 50, y: -500, k: 2 }, wide), { x: 0, y: -100, k: 2 });
  assert.deepEqual(zoomed(WHOLE, 2, { x: 100, y: 50 }, wide), { x: -100, y: -50, k: 2 });
  assert.equal(zoomed({ x: 0, y: 0, k: 4 }, 9, { x: 0, y: 0 }, wide).k, MOST);
  assert.deepEqual(centered({ x: 0, y: 0 }, 2, wide), { x: 0, y: 0, k: 2 });

  const upright = paneOf({ width: 200, height: 400 }, { width: 400, height: 200 });
  assert.deepEqual(upright.sheet, { width: 200, height: 100 });
  assert.equal(covering(upright), 4);
  assert.deepEqual(held({ x: 0, y: 99, k: 2 }, upright), { x: 0, y: -200, k: 2 }); // still lower than the window
  assert.deepEqual(held({ x: 0, y: 99, k: 4 }, upright), { x: 0, y: -600, k: 4 }); // its upper edge, no band
});

test("a band never stays beside a map: it is seen as a whole, or fills its window", () => {
  const upright = paneOf({ width: 200, height: 400 }, { width: 400, height: 200 });
  assert.deepEqual(settled({ x: 0, y: 0, k: 2 }, false, upright), WHOLE);
  assert.equal(settled({ x: 0, y: -100, k: 2 }, true, upright).k, 4);
  assert.deepEqual(settled({ x: 0, y: -600, k: 4 }, false, upright), { x: 0, y: -600, k: 4 });
});

test("the middle stays in the middle when the window changes, and a band is closed", () => {
  const canvas = { width: 400, height: 200 };
  const [flat, upright] = [paneOf({ width: 200, height: 100 }, canvas), paneOf({ width: 200, height: 200 }, canvas)];
  const corner = { x: -100, y: -100, k: 2 };
  assert.deepEqual(kept(corner, flat, flat), corner);
  const middle = { x: -100, y: -50, k: 2 };
  assert.deepEqual(kept(middle, flat, upright), { x: -100, y: -100, k: 2 });
  assert.equal(kept({ ...middle, k: 1.5 }, flat, upright).k, 2);
});

test("a large name stays on a small map", () => {
  assert.deepEqual(within({ x: 50, anchor: "end" }, 40, 400), { x: 50, anchor: "end" });
  assert.deepEqual(within({ x: 30, anchor: "end" }, 40, 400), { x: 0, anchor: "start" });
  assert.deepEqual(within({ x: 380, anchor: "start" }, 40, 400), { x: 400, anchor: "end" });
  assert.deepEqual(within({ x: 390, anchor: "middle" }, 40, 400), { x: 400, anchor: "end" });
  assert.equal(rightEdge(300, 20, 1400, 0.5), 1390); // clear of the frame
  assert.equal(rightEdge(60, 20, 1400, 0.5), 1288); // beside the button
});

test("large names on a small map keep clear of each other and of the places they name", () => {
  const name = (id: string, x: number, y: number) => ({ id, name: id, spot: { x, y, r: 5 }, drawn: { x: x + 7, y, anchor: "start" } });
  const write = (...wanted: ReturnType<typeof name>[]) => scattered(wanted, 20, { left: 0, rightOf: () => 400, spaces: [] }).map(({ x, y, anchor }) => [x, y, anchor]);
  assert.deepEqual(write(name("Ash", 100, 100)), [[111, 100, "start"]]);
  assert.deepEqual(write(name("Ash", 100, 100), name("Elm", 130, 100)), [[89, 100, "end"], [141, 100, "start"]]);
  assert.deepEqual(write(name("Ash", 100, 100), name("Elm", 100, 108), name("Oak", 180, 100)), [[111, 100, "start"], [89, 108, "end"], [191, 100, "start"]]);
});

test("two places far apart are both seen, two near ones not too large", () => {
  const pane = paneOf({ width: 200, height: 100 }, { width: 200, height: 100 });
  assert.deepEqual(showing({ x: 50, y: 25, width: 100, height: 50 }, 3, pane), { x: -100, y: -50, k: 2 });
  assert.equal(showing({ x: 50, y: 25, width: 10, height: 10 }, 3, pane).k, 3);
});

test("a part is moved into the window no further than it must be", () => {
  const pane = paneOf({ width: 200, height: 100 }, { width: 200, height: 100 });
  const view = { x: -100, y: -50, k: 2 };
  const part = (x: number, y: number) => ({ x, y, width: 20, height: 10 });
  assert.deepEqual(revealing(part(60, 30), view, pane, pane), view);
  assert.deepEqual(revealing(part(45, 30), view, pane, pane), { ...view, x: -90 });
  assert.deepEqual(revealing(part(140, 70), view, pane, pane), { ...view, x: -120, y: -60 });
  assert.deepEqual(revealing(part(135, 30), view, { ...pane, width: 150 }, pane), { ...view, x: -160 });
  assert.deepEqual(revealing({ x: 0, y: 0, width: 200, height: 100 }, view, pane, pane), WHOLE);
});

test("what is seen stays under the finger when only the lower edge moves", () => {
  const canvas = { width: 400, height: 200 };
  const [high, low] = [paneOf({ width: 200, height: 100 }, canvas), paneOf({ width: 200, height: 50 }, canvas)];
  assert.deepEqual(kept({ x: -100, y: -40, k: 2 }, high, low), { x: -300, y: -40, k: 4 });
});

test("the trail that earned points is drawn first", () => {
  const points = { total: 0, routes: 0, tickets: [], longest: 0, trail: 3, walk: ["elm-oak"] };
  assert.equal(longest([points, { ...points, longest: 10 }]), 1);
  assert.equal(longest([points, points]), null);
});

test("cards fly to the own hand, and to others without being seen", () => {
  const line = (seat: number, drawn: string | null, from: string | number): LogLine => ({
    type: "moved",
    n: 1,
    at: 0,
    bot: null,
    choices: [{ number: 1, seat, phase: "turn", move: null, events: [{ drawn, from }] }],
  });
  assert.deepEqual(flightsOf([line(0, "red", "deck")], 0), [{ kind: "red", from: "deck", to: "hand-red", step: 0 }]);
  assert.deepEqual(flightsOf([line(1, null, "deck")], 0), [{ kind: "back", from: "deck", to: "seat-1", step: 0 }]);
  assert.deepEqual(flightsOf([line(1, "blue", 2)], 0), [{ kind: "blue", from: "slot-2", to: "seat-1", step: 0 }]);
});

test("odds are those of the color that is played", () => {
  const aids = {
    tickets: [],
    payable: {},
    keeps: [],
    tunnels: [{ route: "elm-oak", odds: [{ color: "red", chances: [0.5, 0.5] }, { color: "loco", chances: [1] }] }],
  };
  assert.deepEqual(oddsOf(aids, claim("elm-oak", "red", 2, 1)), [0.5, 0.5]);
  assert.deepEqual(oddsOf(aids, claim("elm-oak", null, 0, 3)), [1]);
  assert.equal(oddsOf(aids, claim("ash-elm.1", "red", 2, 0)), null);
  assert.equal(oddsOf(null, claim("elm-oak", "red", 2, 1)), null);
  const gray = linksOf(BOARD, false)[2]!;
  assert.deepEqual(oddsOfLink(aids, gray, waysFor(new Set(["elm-oak"]), MOVES, "red")), [0.5, 0.5], "as a click would pay");
  assert.equal(oddsOfLink(aids, gray, []), null, "in which color?");
  const red = { ...gray, routes: [{ ...gray.routes[0], color: "red" }] as const };
  assert.deepEqual(oddsOfLink(aids, red, []), [0.5, 0.5], "before there are cards for it");
});

test("points that float do not cover each other", () => {
  const first = { x: 100, y: 100 };
  assert.deepEqual(clear(first, []), first);
  const second = clear({ x: 110, y: 104 }, [first]);
  assert.deepEqual(second, { x: 110, y: 73 });
  assert.deepEqual(clear({ x: 90, y: 98 }, [first, second]), { x: 90, y: 46 });
  assert.deepEqual(clear({ x: 160, y: 100 }, [first]), { x: 160, y: 100 });
});

test("a link that looks as before is the same for the map", () => {
  const free = { label: "elm – oak", owner: null, closed: false, glows: true, recent: null, asked: false, pointed: false, fresh: false };
  const before = settle(new Map(), [["elm-oak", free], ["ash-elm", free]] as const);
  const after = settle(before, [["elm-oak", { ...free }], ["ash-elm", { ...free, glows: false }]] as const);
  assert.equal(after.get("elm-oak"), before.get("elm-oak"));
  assert.equal(after.get("ash-elm")?.glows, false);
});

test("long tickets are in no pile", () => {
  assert.equal(ticketsInAll(MAP), 2);
});

test("what serves a ticket comes first, then the best that can be paid, then what a ticket needs", () => {
  const links = linksOf(BOARD, false);
  const way = { ticket: "x", done: false, open: true, cars: 3, routes: ["elm-oak"] };
  const aids = { tunnels: [], tickets: [way], payable: {}, keeps: [] };
  const ids = (useful: ReturnType<typeof usefulLinks>) => Object.values(useful).map((row: readonly { id: string }[]) => row.map(({ id }) => id));
  assert.deepEqual(ids(usefulLinks(links, ({ id }) => id === "ash-elm.2", aids)), [[], ["ash-elm.2"], ["elm-oak"]]);
  assert.deepEqual(ids(usefulLinks(links, () => true, aids, 1)), [["elm-oak"], ["ash-elm.1"], []]);
  assert.deepEqual(ids(usefulLinks(links, () => false, { ...aids, tickets: [{ ...way, done: true }] })), [[], [], []]);
});

test("a name on a small map keeps off the frame and, where it can, off routes", () => {
  const place = { id: "Ash", name: "Ash", spot: { x: 100, y: 100, r: 5 }, drawn: { x: 107, y: 100, anchor: "start" } };
  const written = (spaces: Parameters<typeof scattered>[2]["spaces"], left = 0) =>
    scattered([place], 20, { left, rightOf: () => 400, spaces }).map(({ x, anchor }) => [x, anchor]);
  assert.deepEqual(written([]), [[111, "start"]]);
  assert.deepEqual(written([spaceAt({ x: 130, y: 100, angle: 90 }, 60, 14)]), [[89, "end"]]);
  assert.deepEqual(written([], 120), [[120, "start"]]);
});

test("a note lies where its route is not", () => {
  const window = { top: 100, bottom: 500 };
  assert.equal(roomierEnd({ top: 110, bottom: 160 }, window), "lower");
  assert.equal(roomierEnd({ top: 420, bottom: 480 }, window), "upper");
  assert.equal(roomierEnd({ top: 120, bottom: 440 }, window), "lower"); // a long one
});
