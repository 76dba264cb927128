/** What belongs together at the end of a line. */
import type { Language } from "../state/preferences.ts";

const ALONE = /(?<=^|[\s(„])([aiouwz]) (?=\S)/gimu;

/** In Polish no line ends with a word of one letter. */
export function bound(text: string, language: Language): string {
  return language === "pl" ? text.replace(ALONE, "$1\u00a0") : text;
}
