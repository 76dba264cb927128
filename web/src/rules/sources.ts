/** The rules in a language, loaded when they are first asked for. */
import type { Language } from "../state/preferences.ts";
import { bound } from "../text/binding.ts";
import { parseRules } from "./parse.ts";
import type { Rules } from "./parse.ts";

const SOURCES: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import("./en.md?raw"),
  pl: () => import("./pl.md?raw"),
  fr: () => import("./fr.md?raw"),
};

export async function rulesIn(language: Language): Promise<Rules> {
  return parseRules(bound((await SOURCES[language]()).default, language));
}
