import assert from "node:assert/strict";
import { test } from "node:test";

import { DEFAULTS, PreferenceStore } from "./preferences.ts";
import type { Shelf } from "./preferences.ts";

function shelf(content: string | null = null): Shelf & { content: string | null } {
  return {
    content,
    getItem() {
      return this.content;
    },
    setItem(_key, value) {
      this.content = value;
    },
  };
}

test("choices are remembered", () => {
  const kept = shelf();
  new PreferenceStore(kept).choose({ language: "pl", sound: false });
  const again = new PreferenceStore(kept).get();
  assert.equal(again.language, "pl");
  assert.equal(again.sound, false);
  assert.equal(again.theme, DEFAULTS.theme);
});

test("a choice in another window holds here too", () => {
  const kept = shelf();
  const here = new PreferenceStore(kept);
  const browser = new EventTarget();
  here.follow(browser);
  new PreferenceStore(kept).choose({ language: "fr" });
  browser.dispatchEvent(Object.assign(new Event("storage"), { key: "other" }));
  assert.equal(here.get().language, null);
  browser.dispatchEvent(Object.assign(new Event("storage"), { key: "stolik" }));
  assert.equal(here.get().language, "fr");
});

test("what is broken or unknown on the shelf is left alone", () => {
  for (const content of ["{", "null", "[]", '"x"', '{"language":"de","theme":7,"name":["a"]}']) {
    assert.deepEqual(new PreferenceStore(shelf(content)).get(), DEFAULTS);
  }
});

test("a shelf that can't be written does no harm", () => {
  const full: Shelf = {
    getItem: () => null,
    setItem: () => {
      throw new Error("full");
    },
  };
  const store = new PreferenceStore(full);
  store.choose({ name: "Ola" });
  assert.equal(store.get().name, "Ola");
});

test("listeners hear every change and the present state", () => {
  const store = new PreferenceStore(null);
  const heard: string[] = [];
  const stop = store.subscribe(({ theme }) => heard.push(theme));
  store.choose({ theme: "dark" });
  stop();
  store.choose({ theme: "light" });
  assert.deepEqual(heard, ["auto", "dark"]);
});
