/** What pages say of a rail game beside its log: what is asked, what was refused, what is heard. */
import type { Cue } from "../../sound/cues.ts";
import type { Deed } from "../../state/deeds.ts";
import type { Reading } from "../../text/explain.ts";
import type { Say, Value } from "../../text/index.ts";
import { either } from "../../text/names.ts";
import type { Move, Position, RailData } from "../../wire.ts";
import { keepRange } from "./menu.ts";
import { RailNames } from "./names.ts";

/** What is asked of whoever is to move. */
export function ask({ map }: RailData, { view, moves, phase }: Position, say: Say): string {
  switch (phase) {
    case "keep":
      return say("ask-keep", { least: keepRange(moves)[0] });
    case "second":
      return say("ask-second", { from: sourceOf(moves) });
    case "surcharge": {
      const tunnel = view.type === "rail" ? view.tunnel : null;
      if (!tunnel) return say("ask-turn");
      const route = new RailNames(map, say).route(tunnel.route);
      const able = moves.some((move) => move.type === "pay");
      return say(able ? "ask-surcharge" : "ask-surcharge-cant", { route, surcharge: tunnel.surcharge });
    }
    default:
      return say("ask-turn");
  }
}

/** Where a card can be taken from: the deck alone, the open ones alone, or any of them. */
function sourceOf(moves: readonly Move[]): "deck" | "open" | "any" {
  const draws = moves.filter((move) => move.type === "draw");
  if (draws.every(({ slot }) => slot === null)) return "deck";
  return draws.some(({ slot }) => slot === null) ? "any" : "open";
}

/** Routes, tickets and colors come as ids; open cards as numbers counted from 0. */
export function reading({ map }: Pick<RailData, "map">): Reading {
  return {
    key: (key, own) => (own && key === "why-claimed" ? "rail-why-own" : undefined),
    args({ route, ticket, slot, colors }, say) {
      const names = new RailNames(map, say);
      const read: Record<string, Value> = {};
      if (typeof route === "string") read["route"] = names.route(route);
      if (typeof ticket === "string") read["ticket"] = names.ticket(ticket);
      if (typeof slot === "number") read["slot"] = slot + 1;
      if (typeof colors === "string" && colors !== "all") {
        read["colors"] = either(colors.split(" ").map((color) => say("card-name", { color })), say.language);
      }
      return read;
    },
    say: (say) => say,
  };
}

export function cuesOf({ events }: Deed): Cue[] {
  return events.flatMap((event): Cue[] => ("drawn" in event ? ["card"] : "claimed" in event ? ["claim"] : "over" in event ? ["end"] : []));
}
