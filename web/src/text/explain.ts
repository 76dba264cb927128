/** A refused request in words, with the number of its rule. */
import { ApiProblem } from "../state/api.ts";
import { Refusal } from "../state/session.ts";
import type { Say, Value } from "./index.ts";

/** How a game reads its refusals. */
export interface Reading {
  /** A message that says more on a page than the server's, if there is one; `own`: it is about one's own things. */
  key(key: string, own: boolean): string | undefined;
  /** What its ids are called. */
  args(args: Record<string, Value>, say: Say): Record<string, Value>;
  /** The catalogue, with the game's own words before it. */
  say(say: Say): Say;
}

/** What the names in a refusal are taken from: the game, and who sits where. */
export interface Around {
  reading: Reading;
  seats: readonly string[];
  me?: number | null;
}

export function explain(error: unknown, say: Say, around?: Around): string {
  if (error instanceof ApiProblem) return say.given(error.problem.key, error.problem.args);
  if (error instanceof Refusal) return explainRefusal(error.refused, say, around);
  throw error;
}

/** The rule that an error names, if it does. */
export function ruleOf(error: unknown): string {
  return error instanceof Refusal ? error.refused.rule : "";
}

export function explainRefusal(
  refused: { key: string; args: Record<string, Value> },
  say: Say,
  around?: Around,
): string {
  const words = around?.reading.say(say) ?? say;
  const text = words.given(keyOf(refused, around), readable(refused.args, say, around));
  return capital(text, say);
}

/** For ears, which no link tells the rule. */
export function withRule(text: string, rule: string, say: Say): string {
  return rule ? say("refused-rule", { text, rule }) : text;
}

/** Of one's own things it is said that they are. */
function keyOf({ key, args }: { key: string; args: Record<string, Value> }, around?: Around): string {
  const own = typeof args["seat"] === "number" && args["seat"] === around?.me;
  return around?.reading.key(key, own) ?? key;
}

/** Seats come as numbers counted from 0; what else is an id or a number, the game knows. */
function readable(args: Record<string, Value>, say: Say, around?: Around): Record<string, Value> {
  const read = { ...args, ...around?.reading.args(args, say) };
  const { seat } = args;
  if (typeof seat === "number") read["seat"] = around?.seats[seat] ?? seat + 1;
  return read;
}

function capital(text: string, say: Say): string {
  return text.charAt(0).toLocaleUpperCase(say.language) + text.slice(1);
}
