import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

import { compress } from "./build/compress.ts";
import { texts } from "./build/texts.ts";

/** `npm run dev` shows the pages of this folder with the tables of a running `stolik serve`. */
const SERVER = process.env["STOLIK_SERVER"] ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [texts(), svelte(), compress()],
  build: {
    outDir: "../src/stolik/server/static",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // the server's content policy allows no data addresses for scripts
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
  server: {
    proxy: { "/api": { target: SERVER, ws: true } },
  },
});
