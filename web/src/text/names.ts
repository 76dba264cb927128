/** Names as data brings them: by language, never declined. */
import type { Language } from "../state/preferences.ts";
import { bound } from "./binding.ts";

export type Names = Readonly<Record<string, string>>;

/** The name in a language, else in English, else in whatever language it has. */
export function nameIn(names: Names | undefined, language: Language): string {
  if (!names) return "";
  return bound(names[language] ?? names["en"] ?? Object.values(names)[0] ?? "", language);
}

/** How two ends are written: Warszawa – Wilno. */
export function pair(a: string, b: string): string {
  return `${a} – ${b}`;
}

/** No line begins with the dash of a pair. */
export function unbroken(text: string): string {
  return text.replaceAll(" – ", "\u00a0– ");
}

/** "a, b and c" in the language's own way. */
export function list(items: readonly string[], language: Language): string {
  return new Intl.ListFormat(language, { type: "conjunction" }).format(items);
}

/** "a, b or c" in the language's own way. */
export function either(items: readonly string[], language: Language): string {
  return new Intl.ListFormat(language, { type: "disjunction" }).format(items);
}
