/** What the keys of a Carcassonne table do. */
import type { Shortcuts } from "../../ui/keys.ts";
import type { TilesDesk } from "./desk.svelte.ts";

/** What keys move beside the turn. */
export interface Movable {
  zoomBy(factor: number): void;
  panBy(x: number, y: number): void;
  fitAll(): void;
  focus(): void;
}

const NEARER = 1.25;
const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [1, 0],
  ArrowRight: [-1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

export function keysOf(desk: TilesDesk, board: () => Movable | undefined): Shortcuts {
  const back = () => desk.back();
  const escape = () => {
    if (desk.opened) desk.opened = null;
    else if (desk.count) desk.game.skipCount();
    else if (desk.controller.refusal.get()) desk.controller.refusal.set(null);
    else back();
  };
  const digit = ({ key }: KeyboardEvent) => {
    const spot = desk.laid?.spots[Number(key) - 1];
    if (key === "0") desk.choose(null);
    else if (spot) desk.choose(spot);
  };
  /** They walk over the cells; with Shift, or where there are none to choose, they move the board. */
  const arrow = ({ key, shiftKey }: KeyboardEvent) => {
    const [x, y] = ARROWS[key] ?? [0, 0];
    if (shiftKey || !desk.mine || desk.laid) board()?.panBy(x, y);
    else board()?.focus();
  };
  return {
    r: ({ shiftKey }) => desk.rotate(shiftKey ? -1 : 1),
    t: () => desk.showTiles(),
    f: () => desk.showFields(),
    u: back,
    Enter: () => (desk.count ? desk.game.skipCount() : desk.confirm()),
    Escape: escape,
    Backspace: back,
    "Ctrl+z": back,
    "+": () => board()?.zoomBy(NEARER),
    "=": () => board()?.zoomBy(NEARER),
    "-": () => board()?.zoomBy(1 / NEARER),
    Home: () => board()?.fitAll(),
    ...Object.fromEntries(Object.keys(ARROWS).map((key) => [key, arrow])),
    ...Object.fromEntries([..."0123456789"].map((key) => [key, digit])),
  };
}

/** On the laid tile and its spots Enter confirms instead of pressing them. */
export function isConfirming(event: KeyboardEvent): boolean {
  const on = event.target instanceof Element ? event.target.closest(".laid .frame, .laid .chosen") : null;
  return event.key === "Enter" && on !== null;
}
