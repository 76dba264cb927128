/** Puts a .br and a .gz beside every built text file, so that the server never has to compress. */
import { readFileSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

import type { Plugin } from "vite";

const TEXT = /\.(js|css|html|svg|json|webmanifest)$/;
const LEAST = 500; // bytes; below that nothing is gained

export function compress(): Plugin {
  let folder = "";
  return {
    name: "stolik-compress",
    apply: "build",
    configResolved(config) {
      folder = join(config.root, config.build.outDir);
    },
    closeBundle() {
      for (const name of readdirSync(folder, { recursive: true, encoding: "utf-8" })) {
        const path = join(folder, name);
        if (TEXT.test(name) && statSync(path).size >= LEAST) compressFile(path);
      }
    },
  };
}

function compressFile(path: string): void {
  const content = readFileSync(path);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  writeFileSync(`${path}.br`, brotliCompressSync(content, { params }));
  writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
}
