/** Keys of a rail table; ui/KeysHelp.svelte lists them. */
import { isPassing } from "../table/passing.ts";
import type { Shortcuts } from "../ui/keys.ts";
import type { RailDesk } from "./desk.svelte.ts";

export function keysOf(desk: RailDesk, table: () => HTMLElement): Shortcuts {
  const focus = (selector: string) => table().querySelector<HTMLElement>(selector)?.focus();
  const open = (slot: number) => () => void (desk.view?.open[slot] && desk.play({ type: "draw", slot }));
  return {
    "1": open(0),
    "2": open(1),
    "3": open(2),
    "4": open(3),
    "5": open(4),
    d: () => void desk.play({ type: "draw", slot: null }),
    t: () => void desk.play({ type: "tickets" }),
    p: () => void desk.play({ type: "pass" }),
    u: () => void (desk.position?.undo && desk.controller.attempt(() => desk.controller.session.undo())),
    m: () => focus("[data-link][tabindex='0']"),
    h: () => focus(".hand .pile[tabindex='0']:not(:disabled)"),
    Enter: () => void yes(desk),
    Escape: () => desk.cancel(),
  };
}

function yes(desk: RailDesk): Promise<unknown> {
  if (isPassing(desk.live)) return desk.controller.passOn();
  if (desk.asked) return desk.build();
  if (desk.phase === "surcharge") return desk.answerTunnel();
  if (desk.phase === "keep" && desk.keep) return desk.controller.play(desk.keep);
  return Promise.resolve();
}
