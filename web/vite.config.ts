import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

import { compress } from "./build/compress.ts";
import { texts } from "./build/texts.ts";

/** `npm run dev` shows the pages of this folder with the tables of a running `stolik serve`. */
const SERVER = process.env["STOLIK_SERVER"] ?? "http://127.0.0.1:8000";

/**
 * Left to itself the bundler makes a page of fifty files of a kilobyte. The shell is all that main.ts
 * needs; what tables and other pages share is a file, and so is what they share of each kind of game; a page
 * adds its own, a table that of its game.
 */
const LATER = "table[\\/](Confetti|EndScreen|TableTools|FairDeal)|ui[\\/]CopyText|state[\\/](fair|sha256)"; // not in the first minute
const CHUNKS = [
  { name: "shell", test: /src[\\/]main\.ts$/, priority: 2 },
  { name: "shared", test: new RegExp(`src[\\/](?!games|${LATER})`), minShareCount: 2, maxModuleSize: 40_000, priority: 1 },
  { name: "carcassonne", test: /src[\\/]games[\\/]carcassonne[\\/]/, minShareCount: 2, maxModuleSize: 40_000 },
  { name: "rail", test: /src[\\/]games[\\/]rail[\\/]/, minShareCount: 2, maxModuleSize: 40_000 },
];

export default defineConfig({
  plugins: [texts(), svelte(), compress()],
  build: {
    outDir: "../src/stolik/server/static",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // the server's content policy allows no data addresses for scripts
    cssCodeSplit: false, // all of it is less than the requests for its parts
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: CHUNKS } } },
    reportCompressedSize: false,
  },
  server: {
    proxy: { "/api": { target: SERVER, ws: true } },
  },
});
