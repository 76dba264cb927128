/** Keys of a rail table; ui/Help.svelte lists them. */
import { isPassing } from "../../table/passing.ts";
import type { Shortcuts } from "../../ui/keys.ts";
import type { RailDesk } from "./desk.svelte.ts";

export function keysOf(desk: RailDesk, table: () => HTMLElement): Shortcuts {
  const focus = (selector: string) => table().querySelector<HTMLElement>(selector)?.focus();
  const open = (slot: number) => () => {
    const ticket = desk.mine && desk.phase === "keep" ? desk.view?.offer[slot] : undefined;
    if (ticket) desk.decide(ticket, desk.choices.get(ticket) !== true);
    else if (desk.view?.open[slot]) void desk.play({ type: "draw", slot });
  };
  return {
    "1": open(0),
    "2": open(1),
    "3": open(2),
    "4": open(3),
    "5": open(4),
    d: () => void desk.play({ type: "draw", slot: null }),
    t: () => void desk.play({ type: "tickets" }),
    p: () => void desk.play({ type: "pass" }),
    u: () => desk.controller.takeBack(),
    m: () => focus("[data-link][tabindex='0']"),
    h: () => focus(".hand .pile[tabindex='0']:not(:disabled)"),
    Enter: () => void yes(desk),
    Escape: () => void no(desk),
  };
}

function yes(desk: RailDesk): Promise<unknown> {
  if (isPassing(desk.live)) return desk.controller.passOn();
  if (desk.asked) return desk.build();
  if (desk.phase === "surcharge" && desk.pays.length) return desk.answerTunnel();
  if (desk.phase === "keep") return desk.keep ? desk.controller.play(desk.keep) : Promise.resolve();
  return only(desk);
}

function no(desk: RailDesk): Promise<unknown> {
  const begun = desk.asked || desk.color;
  desk.cancel();
  return begun || desk.phase === "keep" ? Promise.resolve() : only(desk);
}

/** Where only one thing can be done, any key that answers does it. */
function only(desk: RailDesk): Promise<unknown> {
  const [move, another] = desk.moves;
  return move && !another ? desk.play(move) : Promise.resolve();
}
