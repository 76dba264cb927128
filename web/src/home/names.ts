/** How bots, people and times are called in lists. */
import { NAMELESS } from "../state/making.ts";
import { botName } from "../text/seats.ts";
import { say as texts } from "../text/index.ts";
import type { Say } from "../text/index.ts";
import type { TableSummary } from "../wire.ts";

/** A level in the language; another bot by its own name. */
export function levelName(bot: string, say: Say = texts.get()): string {
  return botName(bot, say);
}

/** Who sits at a listed table. The first nameless person of an own table is you. */
export function listedNames({ names }: Pick<TableSummary, "names">, own: boolean, say: Say): string[] {
  const first = names.indexOf(NAMELESS);
  return names.map((name, seat) => {
    if (name === "") return say("name-free");
    if (name !== NAMELESS) return levelName(name, say);
    return say(own && seat === first ? "name-you" : "name-guest");
  });
}

/** Names for one or two lines, which break between them; those that are alike are counted: "Ola – 3 × Club". */
export function together(names: readonly string[]): string {
  const count = (wanted: string) => names.filter((name) => name === wanted).length;
  const whole = (text: string) => text.replaceAll(" ", "\u00a0");
  const alike = [...new Set(names)].map((name) => (count(name) > 1 ? `${count(name)} × ${name}` : name));
  return alike.map(whole).join("\u00a0– ");
}

const UNITS = [["day", 86_400_000], ["hour", 3_600_000], ["minute", 60_000]] as const;

/** "5 minutes ago", "yesterday"; "now" for less than a minute. */
export function ago(at: number, now: number, language: string): string {
  const words = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  for (const [unit, length] of UNITS) {
    if (now - at >= length) return words.format(-Math.floor((now - at) / length), unit);
  }
  return words.format(0, "second");
}
