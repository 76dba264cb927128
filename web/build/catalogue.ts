/** The catalogues of src/stolik/text as data: which messages are there, what each of them needs. */
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import { FluentParser, FluentSerializer, Message, Resource, Visitor } from "@fluent/syntax";
import type { MessageReference, VariableReference } from "@fluent/syntax";

export const LANGUAGES = ["en", "pl", "fr"] as const;
export type Language = (typeof LANGUAGES)[number];

const HERE = fileURLToPath(new URL(".", import.meta.url));
const TEXTS = join(HERE, "../../src/stolik/text");
const SOURCES = join(HERE, "../src");

/** Messages whose keys arrive from the server, and which pages therefore can't spell out. */
export const FROM_SERVER = ["why-", "event-", "error-"];

export interface Need {
  /** Arguments that stand in the message itself. */
  args: Set<string>;
  /** Other messages it is put together from. */
  parts: Set<string>;
}

export function catalogueFile(language: Language): string {
  return join(TEXTS, `${language}.ftl`);
}

export function readCatalogue(language: Language): Map<string, Message> {
  const source = readFileSync(catalogueFile(language), "utf-8");
  const { body } = new FluentParser({ withSpans: false }).parse(source);
  const messages = body.filter((entry): entry is Message => entry instanceof Message);
  return new Map(messages.map((message) => [message.id.name, message]));
}

class Needs extends Visitor implements Need {
  args = new Set<string>();
  parts = new Set<string>();
  override visitVariableReference(node: VariableReference): void {
    this.args.add(node.id.name);
  }
  override visitMessageReference(node: MessageReference): void {
    this.parts.add(node.id.name);
  }
}

export function needs(message: Message): Need {
  const found = new Needs();
  found.visit(message);
  return found;
}

/** All arguments of a message, those of its parts too. */
export function argumentsOf(key: string, catalogue: Map<string, Message>): Set<string> {
  const message = catalogue.get(key);
  if (!message) return new Set();
  const own = needs(message);
  const inner = [...own.parts].flatMap((part) => [...argumentsOf(part, catalogue)]);
  return new Set([...own.args, ...inner]);
}

/** The keys that pages use: spelled out ("end-won"), or begun in a template (`bot-${name}`). */
export function usedKeys(all: Iterable<string>, sources = readSources()): Set<string> {
  const spelled = new Set([...sources.matchAll(/["'`]([a-z]+(?:-[a-z0-9]+)*)["'`]/g)].map((m) => m[1]));
  const begun = [...sources.matchAll(/`([a-z]+-(?:[a-z0-9]+-)*)\$\{/g)].map((m) => m[1] ?? "");
  const starts = [...FROM_SERVER, ...begun];
  const isUsed = (key: string) => spelled.has(key) || starts.some((start) => key.startsWith(start));
  return new Set([...all].filter((key) => !key.startsWith("part-") && isUsed(key)));
}

/** The catalogue with nothing but the given messages and their parts. */
export function reduce(keys: Iterable<string>, catalogue: Map<string, Message>): string {
  const wanted = new Set<string>();
  const take = (key: string) => {
    const message = catalogue.get(key);
    if (!message || wanted.has(key)) return;
    wanted.add(key);
    needs(message).parts.forEach(take);
  };
  for (const key of keys) take(key);
  const entries = [...catalogue].filter(([key]) => wanted.has(key)).map(([, message]) => message);
  for (const entry of entries) entry.comment = null;
  return new FluentSerializer({}).serialize(new Resource(entries));
}

function readSources(): string {
  const names = readdirSync(SOURCES, { recursive: true, encoding: "utf-8" });
  const kept = names.filter((name) => /\.(ts|svelte)$/.test(name) && !/\.(gen|test)\.ts$/.test(name));
  return kept.sort().map((name) => readFileSync(join(SOURCES, name), "utf-8")).join("\n");
}
