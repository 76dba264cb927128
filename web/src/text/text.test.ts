import assert from "node:assert/strict";
import { test } from "node:test";

import { bound } from "./binding.ts";
import { choose, readTexts } from "./index.ts";
import { list, nameIn, pair } from "./names.ts";

const POLISH = `
card-count =
    { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[other] { $count } kart
    }
`;

test("plurals are the language's own", () => {
  const say = readTexts("pl", POLISH);
  const said = [1, 2, 5, 22, 25].map((count) => say.given("card-count", { count }));
  assert.deepEqual(said, ["1 karta", "2 karty", "5 kart", "22 karty", "25 kart"]);
});

test("a Polish word of one letter stays with the next one", () => {
  assert.equal(bound("Karty i w talii (z pola). O tym", "pl"), "Karty i\u00a0w\u00a0talii (z\u00a0pola). O\u00a0tym");
  assert.equal(bound("Seat a b i", "pl"), "Seat a\u00a0b i");
  assert.equal(bound("a card", "en"), "a card");
  assert.equal(readTexts("pl", "go = W co gramy?").given("go", {}), "W\u00a0co gramy?");
});

test("an unknown key is seen", () => {
  assert.equal(readTexts("en", "").given("why-not-there", {}), "⟨why-not-there⟩");
});

test("the language is the chosen one, else the browser's first that we speak", () => {
  assert.equal(choose("fr", ["pl"]), "fr");
  assert.equal(choose(null, ["de-CH", "pl-PL", "fr"]), "pl");
  assert.equal(choose(null, ["de"]), "en");
});

test("names come in the language, never declined", () => {
  const warsaw = { en: "Warsaw", pl: "Warszawa" };
  assert.equal(pair(nameIn(warsaw, "pl"), nameIn({ en: "Vilnius", pl: "Wilno" }, "pl")), "Warszawa – Wilno");
  assert.equal(nameIn(warsaw, "fr"), "Warsaw");
  assert.equal(nameIn({ de: "Wien" }, "fr"), "Wien");
  assert.equal(list(["a", "b", "c"], "fr"), "a, b et c");
});
