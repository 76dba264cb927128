/** Worked examples, as docs/rules.md has them: what the engine answers, not what the page works out. */
import type { DrawnTile } from "../pictures/board.ts";

export interface TunnelExample {
  game: "europe" | "swiss";
  played: readonly string[];
  turned: readonly string[];
  costs: readonly string[]; // which of the turned-up kinds count
  extra: number;
}

export const TUNNELS: readonly TunnelExample[] = [
  { game: "europe", played: ["green", "green"], turned: ["green", "red", "blue"], costs: ["green"], extra: 1 },
  { game: "swiss", played: ["green", "green"], turned: ["green", "loco", "red"], costs: ["green", "loco"], extra: 2 },
  { game: "swiss", played: ["green", "green"], turned: ["green", "green", "loco"], costs: ["green", "loco"], extra: 3 },
  { game: "swiss", played: ["loco", "loco"], turned: ["green", "green", "red"], costs: [], extra: 0 },
  { game: "swiss", played: ["loco", "loco"], turned: ["loco", "green", "red"], costs: ["loco"], extra: 1 },
];

export interface TileExample {
  tiles: readonly DrawnTile[];
  /** What it pays, as a sum; empty where nothing is paid. */
  sum: string;
  good?: boolean; // whether it may lie like this
}

const GLOW = "#ffdf6bb3";
const FIELD = "#ffdf6b99";
const start = (glow = ""): DrawnTile => ({ tile: "D", x: 0, y: 1, r: 0, glow });
const cap = (glow = ""): DrawnTile => ({ tile: "E", x: 0, y: 0, r: 180, glow });

export const TILES: Readonly<Record<string, readonly TileExample[]>> = {
  C2: [
    { tiles: [start(), { tile: "U", x: 1, y: 1, r: 90 }], sum: "", good: true },
    { tiles: [start(), { tile: "U", x: 1, y: 1, r: 0 }], sum: "", good: false },
  ],
  C4: [
    { tiles: [{ ...start(), follower: { color: 1, spot: "city.0" } }], sum: "" },
    { tiles: [{ ...start(), follower: { color: 1, spot: "road.0" } }], sum: "" },
    { tiles: [{ ...start(), follower: { color: 1, spot: "farm.1" } }], sum: "" },
  ],
  C6: [
    { tiles: [cap(`--gc0:${GLOW}`), start(`--gc0:${GLOW}`)], sum: "2 × 2 = 4" },
    {
      tiles: [
        { tile: "E", x: 0, y: -1, r: 180, glow: `--gc0:${GLOW}` },
        { tile: "F", x: 0, y: 0, r: 0, glow: `--gc0:${GLOW}` },
        start(`--gc0:${GLOW}`),
      ],
      sum: "2 × 3 + 2 = 8",
    },
  ],
  C7: [
    {
      tiles: [
        { tile: "V", x: 0, y: 0, r: 270, glow: `--gr0:${GLOW}` },
        { tile: "V", x: 1, y: 0, r: 0, glow: `--gr0:${GLOW}` },
        { tile: "V", x: 0, y: 1, r: 180, glow: `--gr0:${GLOW}` },
        { tile: "V", x: 1, y: 1, r: 90, glow: `--gr0:${GLOW}` },
      ],
      sum: "4 × 1 = 4",
    },
  ],
  C10: [
    {
      tiles: [
        { ...cap(`--gf0:${FIELD}`), follower: { color: 1, spot: "farm.0" } },
        start(`--gf0:${FIELD}`),
      ],
      sum: "1 × 3 = 3",
    },
  ],
  C13: [{ tiles: [{ tile: "A", x: 0, y: 0, r: 0, glow: `--gf0:${FIELD}` }], sum: "" }],
};
