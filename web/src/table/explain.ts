/** A refused request in words, with the number of its rule. */
import { RailNames } from "../games/rail/names.ts";
import { ApiProblem } from "../state/api.ts";
import { Refusal } from "../state/session.ts";
import type { Say, Value } from "../text/index.ts";
import { either } from "../text/names.ts";
import { kindOf } from "../games/carcassonne/log.ts";
import type { RailData, TileData } from "../wire.ts";

/** What the names in a refusal are taken from: the board, and who sits where. */
export interface Around {
  board: RailData | TileData;
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
  const text = say.given(keyOf(refused, around), readable(refused.args, say, around));
  return capital(text, say);
}

/** For ears, which no link tells the rule. */
export function withRule(text: string, rule: string, say: Say): string {
  return rule ? say("refused-rule", { text, rule }) : text;
}

/** Of one's own things it is said that they are. */
function keyOf({ key, args }: { key: string; args: Record<string, Value> }, around?: Around): string {
  const own = typeof args["seat"] === "number" && args["seat"] === around?.me;
  return (own ? OWN[key] : HERE[key]) ?? key;
}

const OWN: Readonly<Record<string, string>> = { "why-claimed": "rail-why-own", "why-occupied": "tiles-why-own" };

/** A place that was clicked needs no numbers: nobody sees them on a board. */
const HERE: Readonly<Record<string, string>> = { "why-apart": "tiles-why-apart", "why-taken": "tiles-why-taken" };

/** Routes, tickets, spots and colors come as ids; seats and open cards as numbers counted from 0. */
function readable(args: Record<string, Value>, say: Say, around?: Around): Record<string, Value> {
  const { route, ticket, seat, slot, spot, colors } = args;
  const read = { ...args };
  if (around?.board.type === "rail") {
    const names = new RailNames(around.board.map, say);
    if (typeof route === "string") read["route"] = names.route(route);
    if (typeof ticket === "string") read["ticket"] = names.ticket(ticket);
  }
  if (typeof colors === "string" && colors !== "all") read["colors"] = either(colors.split(" ").map((color) => say("card-name", { color })), say.language);
  if (typeof seat === "number") read["seat"] = around?.seats[seat] ?? seat + 1;
  if (typeof slot === "number") read["slot"] = slot + 1;
  if (typeof spot === "string") read["spot"] = say("tiles-kind", { kind: kindOf(spot) }).toLocaleLowerCase(say.language);
  return read;
}

function capital(text: string, say: Say): string {
  return text.charAt(0).toLocaleUpperCase(say.language) + text.slice(1);
}
