/** Writes src/text/keys.gen.ts: every message with its arguments, so that TypeScript checks both. */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

import { argumentsOf, readCatalogue } from "./catalogue.ts";

const FILE = join(fileURLToPath(new URL(".", import.meta.url)), "../src/text/keys.gen.ts");

export function writeKeys(): void {
  const catalogue = readCatalogue("en");
  const keys = [...catalogue.keys()].filter((key) => !key.startsWith("part-"));
  const lines = keys.map((key) => `  ${JSON.stringify(key)}: ${names(argumentsOf(key, catalogue))};`);
  const text = `// Made from src/stolik/text/en.ftl by build/keys.ts.\nexport interface Messages {\n${lines.join("\n")}\n}\n`;
  if (read() === text) return;
  mkdirSync(dirname(FILE), { recursive: true });
  writeFileSync(FILE, text);
}

function names(args: Set<string>): string {
  return [...args].sort().map((arg) => JSON.stringify(arg)).join(" | ") || "never";
}

function read(): string {
  try {
    return readFileSync(FILE, "utf-8");
  } catch {
    return "";
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeKeys();
