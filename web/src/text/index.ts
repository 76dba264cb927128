/** Texts for people in the chosen language: `$say("home-title")` in a component, switched at once. */
import { FluentBundle, FluentResource } from "@fluent/bundle";

import { LANGUAGES, oneOf, preferences } from "../state/preferences.ts";
import type { Language } from "../state/preferences.ts";
import { Store } from "../state/store.ts";
import { bound } from "./binding.ts";
import type { Messages } from "./keys.gen.ts";

export type Key = keyof Messages;
export type Value = string | number;
export type Args<K extends Key> = [Messages[K]] extends [never] ? [] : [args: Record<Messages[K], Value>];
export type Say = {
  <K extends Key>(key: K, ...args: Args<K>): string;
  /** For keys that arrive from the server with their arguments. */
  given(key: string, args: Readonly<Record<string, Value>>): string;
  knows(key: string): boolean;
  language: Language;
};

const LOADERS: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import("virtual:texts/en"),
  pl: () => import("virtual:texts/pl"),
  fr: () => import("virtual:texts/fr"),
};

/** Speaks the keys themselves until the first catalogue is there. */
export const say = new Store<Say>(speaker("en", () => undefined));

export function speaker(language: Language, find: (key: string) => Message | undefined): Say {
  const given = (key: string, args: Readonly<Record<string, Value>> = {}) => {
    const message = find(key);
    return message ? message(args) : `⟨${key}⟩`;
  };
  return Object.assign((key: string, args?: Record<string, Value>) => given(key, args), { given, knows: (key: string) => find(key) !== undefined, language });
}

type Message = (args: Readonly<Record<string, Value>>) => string;

export function readTexts(language: Language, source: string): Say {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(source));
  return speaker(language, (key) => {
    const pattern = bundle.getMessage(key)?.value;
    if (!pattern) return undefined;
    return (args) => bound(bundle.formatPattern(pattern, { ...args }, []), language);
  });
}

/** The catalogue with other messages before it: a game may bring its own. */
export function withTexts(say: Say, source: string): Say {
  const own = readTexts(say.language, source);
  const given = (key: string, args: Readonly<Record<string, Value>> = {}) => (own.knows(key) ? own : say).given(key, args);
  const knows = (key: string) => own.knows(key) || say.knows(key);
  return Object.assign((key: string, args?: Record<string, Value>) => given(key, args), { given, knows, language: say.language });
}

/** The chosen language, else the first of the browser's that we speak, else English. */
export function choose(chosen: Language | null, wishes: readonly string[]): Language {
  const spoken = wishes.map((wish) => oneOf(LANGUAGES, wish.slice(0, 2).toLowerCase()));
  return chosen ?? spoken.find((language) => language !== undefined) ?? "en";
}

/** Loads the texts now and whenever the language is changed. Ready with the first ones. */
export async function startTexts(): Promise<void> {
  await speak(choose(preferences.get().language, navigator.languages));
  preferences.subscribe(({ language }) => {
    if (language && language !== say.get().language) void speak(language);
  });
}

let latest: Language = "en";

async function speak(language: Language): Promise<void> {
  latest = language;
  const { default: source } = await LOADERS[language]();
  if (latest !== language) return; // chosen anew meanwhile
  document.documentElement.lang = language;
  say.set(readTexts(language, source));
}
