/** A rail game's legal moves, grouped: cards, ways to pay, the rest, and routes. */
import type { Group, Item } from "../../table/menu.ts";
import type { Claim, Keep, Move, RailView } from "../../wire.ts";
import type { RailNames } from "./names.ts";

export function railMenu(view: RailView, moves: readonly Move[], names: RailNames): Group[] {
  const { say } = names;
  const groups = [
    { title: say("group-draw"), items: draws(view, moves, names) },
    { title: say("group-pay"), items: surcharges(moves, names) },
    { title: say("group-claim"), items: claims(moves, names) },
    { title: say("group-other"), items: others(view, moves, names) },
  ];
  return groups.filter(({ items }) => items.length);
}

function draws(view: RailView, moves: readonly Move[], names: RailNames): Item[] {
  return moves.flatMap((move) => {
    if (move.type !== "draw") return [];
    const color = move.slot === null ? null : view.open[move.slot];
    return [{ label: color ? names.card(color) : names.say("choice-deck"), moves: [move] }];
  });
}

function surcharges(moves: readonly Move[], names: RailNames): Item[] {
  const pays = moves.filter((move) => move.type === "pay").sort((a, b) => a.locos - b.locos);
  return pays.map((move) => ({ label: names.price(move), moves: [move] }));
}

/** Ways to pay for each route, fewest locomotives first. */
export function waysToPay(moves: readonly Move[]): Map<string, Claim[]> {
  const ways = new Map<string, Claim[]>();
  for (const move of moves) {
    if (move.type === "claim") ways.set(move.route, [...(ways.get(move.route) ?? []), move]);
  }
  for (const claims of ways.values()) claims.sort((a, b) => a.locos - b.locos);
  return ways;
}

/** The most worth first, then by name. */
function claims(moves: readonly Move[], names: RailNames): Item[] {
  const ways = [...waysToPay(moves)].sort(
    ([a], [b]) => names.worth(b) - names.worth(a) || names.route(a).localeCompare(names.route(b), names.say.language),
  );
  return ways.flatMap(([route, claims]) =>
    claims.map((claim) => ({
      label: names.say("rail-way", {
        route: names.route(route),
        spaces: names.spaces(route),
        price: names.price(claim),
        points: names.worth(route),
      }),
      moves: [claim],
    })),
  );
}

function others(view: RailView, moves: readonly Move[], names: RailNames): Item[] {
  const { say } = names;
  return moves.flatMap((move): Item[] => {
    switch (move.type) {
      case "tickets":
        return [{ label: say("choice-tickets", { count: view.ticket_deck }), moves: [move] }];
      case "pass":
        return [{ label: say(view.phase === "second" ? "choice-stop" : "choice-pass"), moves: [move] }];
      case "withdraw":
        return [{ label: say("choice-withdraw"), moves: [move] }];
      default:
        return [];
    }
  });
}

/** The move that keeps exactly these tickets, if there is one. */
export function keeping(moves: readonly Move[], tickets: ReadonlySet<string>): Keep | undefined {
  return moves
    .filter((move) => move.type === "keep")
    .find((move) => move.tickets.length === tickets.size && move.tickets.every((ticket) => tickets.has(ticket)));
}

/** How many of the offered tickets may be kept: at least, at most. */
export function keepRange(moves: readonly Move[]): [number, number] {
  const counts = moves.filter((move) => move.type === "keep").map((move) => move.tickets.length);
  return [Math.min(...counts), Math.max(...counts)];
}
