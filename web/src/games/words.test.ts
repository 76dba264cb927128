import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

import { readCatalogue, reduce, usedKeys } from "../../build/catalogue.ts";
import { RailWords } from "./rail/log.ts";
import { keepRange, keeping, railMenu, waysToPay } from "./rail/menu.ts";
import { RailNames } from "./rail/names.ts";
import { VIEW } from "../state/fakes.ts";
import { tell } from "../text/log.ts";
import { seatNames } from "../text/seats.ts";
import type { Language } from "../state/preferences.ts";
import { readTexts } from "../text/index.ts";
import { TileWords } from "./carcassonne/log.ts";
import { tileMenu } from "./carcassonne/menu.ts";
import { SpokenTiles } from "./carcassonne/spoken.ts";
import type { LogLine, MapFile, Move, TileFile } from "../wire.ts";
import { explainRefusal, withRule } from "../text/explain.ts";
import type { Around } from "../text/explain.ts";
import { reading as tileReading } from "./carcassonne/words.ts";
import { cuesOf, reading } from "./rail/words.ts";

const TOY = JSON.parse(readFileSync("../src/stolik/rail/data/toy.json", "utf-8")) as MapFile;
const TILES = JSON.parse(readFileSync("../src/stolik/carcassonne/data/base.json", "utf-8")) as TileFile;
const SWISS = JSON.parse(readFileSync("../src/stolik/rail/data/switzerland.json", "utf-8")) as MapFile;
const SEATS = { names: ["Ola", "Bot"], me: 0 };

function speak(language: Language) {
  const catalogue = readCatalogue(language);
  return readTexts(language, reduce(usedKeys(catalogue.keys()), catalogue));
}

const en = speak("en");
const pl = speak("pl");
const toy = new RailNames(TOY, en);

test("names of places, routes, tickets and prices", () => {
  assert.equal(toy.route("arch-bay"), "Arch – Bay");
  assert.equal(new RailNames(TOY, pl).route("arch-bay"), "Łuk – Zatoka");
  assert.equal(toy.place("isle-1"), "Isle (Port)");
  assert.equal(toy.ticket("arch-dale#2"), "Arch – Dale");
  assert.equal(toy.ticket("arch-abroad"), "Arch – Isle 3, Moor 4");
  assert.equal(toy.price({ color: "red", cards: 2, locos: 1 }), "2 red + 1 locomotive");
  assert.equal(toy.worth("dale-elm"), 4);
  assert.equal(toy.spaces("bay-elm"), "red 2, tunnel");
});

test("a border town is called as the language calls it, where it has a name of its own", () => {
  const exits = ["germany-1", "italy-1", "austria-1", "france-4"];
  assert.deepEqual(
    exits.map((exit) => new RailNames(SWISS, pl).place(exit)),
    ["Niemcy (Fryburg Bryzgowijski)", "Włochy (Malles Venosta)", "Austria (Bregencja)", "Francja (Belfort)"],
  );
  assert.equal(new RailNames(SWISS, en).place("germany-3"), "Germany (Konstanz)");
});

test("seats are called by their names, bots by their level", () => {
  const bot = { name: "casual", person: false, bot: "casual", mine: false };
  const person = { name: "?", person: true, bot: null, mine: true };
  assert.deepEqual(seatNames([person, bot], pl), ["Ty", "Amator"]);
  assert.deepEqual(seatNames([bot, { ...person, name: "Ola" }, bot], en), ["Casual 1", "Ola", "Casual 2"]);
  assert.deepEqual(seatNames([{ ...bot, name: "uct", bot: "uct" }, { ...person, mine: false }], en), ["uct", "Guest"]);
  assert.deepEqual(seatNames([person, { ...bot, name: "Ola" }], en), ["You", "Ola (Casual)"], "who gave up is still known");
  assert.deepEqual(seatNames([person, { ...person, name: "Ola" }, person], en), ["Player\u00a01", "Ola", "Player\u00a03"]);
  const free = { ...person, person: false, mine: false };
  assert.deepEqual(seatNames([person, free, free], en), ["You", "Free seat", "Free seat"]);
});

test("deeds are told to whom did them and to others", () => {
  const claim = { type: "claim", route: "arch-bay", color: "red", cards: 1, locos: 0 } as const;
  const events = [{ paid: ["red"] }, { claimed: "arch-bay", points: 1 }];
  const words = new RailWords(toy);
  const own = words.deeds([{ seat: 0, move: claim, events }], SEATS);
  const others = words.deeds([{ seat: 1, move: claim, events }], SEATS);
  assert.deepEqual(own[0]?.text, "You build Arch – Bay with 1 red.");
  assert.deepEqual(others[0]?.text, "Bot builds Arch – Bay with 1 red.");
  assert.equal(own[0]?.points, 1);
  assert.equal(own[0]?.spoken, "You build Arch – Bay with 1 red. 1 point.");
  const kept = words.deeds([{ seat: 1, move: null, events: [{ kept: 2 }, { returned: 1 }] }], SEATS);
  assert.equal(kept[0]?.text, "Bot keeps 2 tickets and puts 1 back.");
  const hidden = words.deeds([{ seat: 1, move: null, events: [{ drawn: null, from: "deck" }] }], SEATS);
  assert.equal(hidden[0]?.text, "Bot draws a card from the deck.");
});

test("a turn of Carcassonne is one line, and points have their own", () => {
  const scored = { scored: "city", tiles: 3, pennants: 1, points: 8, seats: [1], returned: [0, 1], cells: [] };
  const deeds = [
    { seat: 1, move: { type: "place", x: 2, y: -1, r: 90 } as Move, events: [] },
    { seat: 1, move: { type: "meeple", spot: "city.0" } as Move, events: [scored] },
  ];
  const told = new TileWords(en).deeds(deeds, SEATS).map(({ text }) => text);
  assert.deepEqual(told, [
    "Bot lays a tile at 2 -1 and puts a follower on its city.",
    "City completed, 3 tiles, 1 pennant: Bot +8.",
  ]);
});

const CLAIMS: Move[] = [
  { type: "draw", slot: 0 },
  { type: "draw", slot: null },
  { type: "claim", route: "arch-bay", color: "red", cards: 0, locos: 1 },
  { type: "claim", route: "arch-bay", color: "red", cards: 1, locos: 0 },
  { type: "claim", route: "bay-elm", color: "red", cards: 2, locos: 0 },
  { type: "tickets" },
];

test("legal moves are grouped, the best first", () => {
  const groups = railMenu(VIEW, CLAIMS, toy).map(({ title, items }) => [title, ...items.map(({ label }) => label)]);
  assert.deepEqual(groups, [
    ["Take a card", "red", "from the deck, blind"],
    [
      "Claim a route",
      "Bay – Elm (red 2, tunnel): 2 red, +2",
      "Arch – Bay (red 1): 1 red, +1",
      "Arch – Bay (red 1): 1 locomotive, +1",
    ],
    ["Or", "Draw tickets (9 are left)"],
  ]);
  assert.deepEqual(waysToPay(CLAIMS).get("arch-bay")?.map(({ locos }) => locos), [0, 1]);
});

test("tickets are kept as the server allows", () => {
  const moves: Move[] = [
    { type: "keep", tickets: ["a"] },
    { type: "keep", tickets: ["a", "b"] },
  ];
  assert.deepEqual(keepRange(moves), [1, 2]);
  assert.equal(keeping(moves, new Set(["b", "a"])), moves[1]);
  assert.equal(keeping(moves, new Set(["b"])), undefined);
});

test("places and spots of Carcassonne are listed as one reads the board", () => {
  const moves: Move[] = [
    { type: "place", x: 1, y: 0, r: 180 },
    { type: "place", x: 0, y: -1, r: 0 },
  ];
  const board = [{ tile: "U", x: 0, y: 0, r: 0, meeple: { seat: 1, spot: "road.0" } }];
  const spoken = new SpokenTiles(TILES.tiles, ["Ola", "Bot"], en);
  const labels = (list: Move[]) =>
    tileMenu({ board, drawn: "U" }, list, spoken, en).flatMap(({ items }) => items.map(({ label }) => label));
  assert.deepEqual(labels(moves), ["0 -1, turned by 0°, joins road south (Bot)", "1 0, turned by 180°, joins field west"]);
  assert.deepEqual(labels([{ type: "meeple", spot: "farm.1" }, { type: "skip" }]), ["Field: north, south, west", "Put no follower"]);
});

/** A refusal as it is spoken. */
function told(refused: { key: string; args: Record<string, string | number>; rule: string }, words: typeof en, around?: Around): string {
  return withRule(explainRefusal(refused, words, around), refused.rule, words);
}

test("a refusal is explained with its rule", () => {
  const refused = { key: "why-cards", args: { missing: 2, color: "red" }, rule: "R4" };
  assert.equal(told(refused, en), "Needs 2 more red cards (R4)");
  assert.equal(explainRefusal(refused, en), "Needs 2 more red cards"); // beside a link to the rule
  const taken = { key: "why-twin", args: { route: "crag-dale.1" }, rule: "R6" };
  const around = { reading: reading({ map: TOY }), seats: SEATS.names };
  assert.match(told(taken, en, around), /^The other half of Crag – Dale is taken/);
});

test("colors that could pay are listed as the language does", () => {
  const around = { reading: reading({ map: TOY }), seats: [] };
  const refused = { key: "why-cards-bare", args: { missing: 2, colors: "blue red" }, rule: "R30" };
  assert.equal(explainRefusal(refused, en, around), "Needs 2 more cards of one color (blue or red); locomotives count only in tunnels");
  const any = { ...refused, args: { missing: 1, colors: "all" } };
  assert.equal(explainRefusal(any, en, around), "Needs 1 more card of any color; locomotives count only in tunnels");
  assert.match(explainRefusal(refused, speak("pl"), around), /niebieska lub czerwona/);
  assert.match(explainRefusal(refused, speak("fr"), around), /bleue ou rouge/);
});

test("a refusal calls seats, open cards and spots as the page does", () => {
  const around = { reading: reading({ map: TOY }), seats: SEATS.names };
  const claimed = { key: "why-claimed", args: { route: "arch-bay", seat: 0 }, rule: "R5" };
  assert.equal(told(claimed, en, around), "Arch – Bay already belongs to Ola: choose another route (R5)");
  const slot = { key: "why-slot-empty", args: { slot: 0 }, rule: "R3" };
  assert.match(told(slot, en, around), /^Open slot 1 is empty/);
  const occupied = { key: "why-occupied", args: { spot: "city.0", seat: 1 }, rule: "C4" };
  const tiles = { reading: tileReading, seats: SEATS.names };
  assert.equal(told(occupied, en, tiles), "City already has a follower (Bot) (C4)");
  const mine = { ...around, me: 0 };
  assert.equal(told(claimed, en, mine), "Arch – Bay is yours already: choose another route (R5)");
  assert.equal(told(claimed, pl, mine), "Łuk – Zatoka: to połączenie jest już twoje, wybierz inne (R5)");
  assert.match(told(occupied, en, { ...tiles, me: 0 }), /\(Bot\)/);
  const none = { key: "why-no-spot", args: { spot: "farm.2" }, rule: "C4" };
  assert.equal(told(none, en, tiles), "This tile has no field (C4)");
});

test("what a seat does with the table is told to it in another way than to others", () => {
  const told = (seat: number, words: typeof en, line: object) => {
    const whole = { n: 1, at: 0, seat, ...line } as LogLine;
    return tell(whole, new RailWords(new RailNames(TOY, words)), SEATS, words).map(({ text }) => text)[0];
  };
  const undone = { type: "undone", decisions: 1 };
  assert.equal(told(0, en, undone), "You took moves back.");
  assert.equal(told(0, pl, undone), "Cofasz ruchy.");
  assert.equal(told(1, pl, undone), "Bot cofa ruchy.");
  assert.equal(told(0, en, { type: "undo_answered", agree: false }), "You do not agree.");
  assert.equal(told(0, en, { type: "handed_over", bot: "casual", reason: "asked" }), "The bot Casual plays on for you.");
  assert.equal(told(0, en, { type: "seated", name: "?" }), "You sit down.");
  assert.equal(told(1, en, { type: "seated", name: "?" }), "Guest sits down.");
});

test("what is heard of a deed", () => {
  const events = [{ drawn: "red", from: 0 }, { over: "passes" }];
  assert.deepEqual(cuesOf({ seat: 0, move: null, events }), ["card", "end"]);
});
