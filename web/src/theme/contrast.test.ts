import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

const CSS = ["theme/tokens.css", "games/rail/theme.css"].map((name) => readFileSync(`src/${name}`, "utf-8")).join("\n");
const COLORS = ["black", "violet", "blue", "green", "yellow", "orange", "red", "white", "gray", "ferry"];

type Tokens = Record<string, string>;

/** The color tokens of all blocks with a selector. */
function tokens(selector: string): Tokens {
  const found: Tokens = {};
  for (const block of CSS.split("}")) {
    const [head = "", body = ""] = block.split("{").slice(-2);
    if (head.trim().split("\n").at(-1)?.trim() !== selector) continue;
    for (const [, name = "", value = ""] of body.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6})\b/g)) found[name] = value;
  }
  return found;
}

const LIGHT = tokens(":root");
const DARK = { ...LIGHT, ...tokens('[data-theme="dark"]') };

function luminance(color: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((i) => {
    const part = Number.parseInt(color.slice(i, i + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string | undefined, b: string | undefined): number {
  assert.ok(a && b, "a token is missing");
  const [low = 0, high = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (high + 0.05) / (low + 0.05);
}

const TEXT: [string, string, number][] = [
  ...["paper", "paper-2", "paper-3"].flatMap((ground): [string, string, number][] => [
    ["ink", ground, 7],
    ["ink-2", ground, 4.5],
    ["ink-3", ground, 4.5],
    ["gold-ink", ground, 4.5],
  ]),
  ["on-accent", "accent", 4.5],
  ["on-felt", "felt", 6],
  ["on-felt-2", "felt", 4.5],
  ["good", "paper-2", 4.5],
  ["bad", "paper-2", 4.5],
  ["bad", "bad-soft", 4.5],
  ["good", "good-soft", 4.5],
  ["info", "paper-2", 4.5],
  ["ink", "gold-soft", 7],
  ["ink", "good-soft", 7],
  ["ink", "bad-soft", 7],
  ["label", "halo", 7],
  ["label", "land", 7],
  ["line-2", "paper-2", 3],
  ...[1, 2, 3, 4, 5].map((n): [string, string, number] => [`p${n}t`, "paper-2", 4.5]),
];

for (const [name, theme] of Object.entries({ light: LIGHT, dark: DARK })) {
  test(`text can be read (${name})`, () => {
    const low = TEXT.filter(([a, b, least]) => contrast(theme[a], theme[b]) < least);
    assert.deepEqual(low.map(([a, b]) => `${a} on ${b}: ${contrast(theme[a], theme[b]).toFixed(2)}`), []);
  });

  test(`symbols and spaces stand out (${name})`, () => {
    for (const color of COLORS) {
      assert.ok(contrast(theme[`i-${color}`], theme[`c-${color}`]) >= 3, `symbol on ${color}`);
      for (const ground of ["land", "land-2", "sea"]) {
        const fill = contrast(theme[`c-${color}`], theme[ground]);
        const edge = contrast(theme[`e-${color}`], theme[ground]);
        assert.ok(Math.max(fill, edge) >= 3, `${color} on ${ground}`);
      }
    }
  });

  test(`cars stand out from the map and from free spaces (${name})`, () => {
    for (const n of [1, 2, 3, 4, 5]) {
      const pattern = theme[`car${n}m`] ?? theme[`car${n}d`];
      assert.ok(contrast(pattern, theme[`car${n}l`]) >= 3, `pattern of car ${n}`);
      for (const ground of ["land", "land-2", "sea"]) {
        const around = [`car${n}`, `car${n}d`, "car-hem"].map((part) => contrast(theme[part], theme[ground]));
        assert.ok(Math.max(...around) >= 3, `car ${n} on ${ground}`);
      }
    }
    assert.ok(contrast(theme["car3l"], theme["c-yellow"]) >= 3, "a gold car and a yellow space");
    assert.ok(contrast(theme["car1l"], theme["c-ferry"]) >= 3, "a light blue car and a ferry");
    assert.ok(contrast(theme["car5l"], theme["c-violet"]) >= 3, "a plum car and a violet space");
  });
}
