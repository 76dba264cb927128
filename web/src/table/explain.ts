/** A refused request in words, with the number of its rule. */
import { RailNames } from "../rail/names.ts";
import { ApiProblem } from "../state/api.ts";
import { Refusal } from "../state/session.ts";
import type { Say, Value } from "../text/index.ts";
import type { RailData, TileData } from "../wire.ts";

export function explain(error: unknown, say: Say, board?: RailData | TileData): string {
  if (error instanceof ApiProblem) return say.given(error.problem.key, error.problem.args);
  if (error instanceof Refusal) return explainRefusal(error.refused, say, board);
  throw error;
}

export function explainRefusal(
  refused: { key: string; args: Record<string, Value>; rule: string },
  say: Say,
  board?: RailData | TileData,
): string {
  const text = say.given(HERE[refused.key] ?? refused.key, readable(refused.args, say, board));
  return refused.rule ? say("refused-rule", { text: capital(text, say), rule: refused.rule }) : capital(text, say);
}

/** A place that was clicked needs no numbers: nobody sees them on a board. */
const HERE: Readonly<Record<string, string>> = { "why-apart": "tiles-why-apart", "why-taken": "tiles-why-taken" };

/** Routes and tickets come as ids. */
function readable(args: Record<string, Value>, say: Say, board?: RailData | TileData): Record<string, Value> {
  if (board?.type !== "rail") return args;
  const names = new RailNames(board.map, say);
  const read = { ...args };
  if (typeof args["route"] === "string") read["route"] = names.route(args["route"]);
  if (typeof args["ticket"] === "string") read["ticket"] = names.ticket(args["ticket"]);
  return read;
}

function capital(text: string, say: Say): string {
  return text.charAt(0).toLocaleUpperCase(say.language) + text.slice(1);
}
