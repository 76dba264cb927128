/** A table before it is made: who sits where, which rules, and the request that makes it. */
import type { AnySeat, TimeControl, GameInfo, MakeTable, OptionInfo } from "../wire.ts";

/** What the server calls a person who has not said a name. */
export const NAMELESS = "?";

export type Kind = "bot" | "friend" | "screen";
/** A seat of the form: "me", "friend", "screen", or the name of a bot. */
export interface SeatWish {
  who: string;
  name: string; // of a person at this screen
}
export type Value = boolean | number | string;
export type ClockKind = "none" | "move" | "bank";

export interface Draft {
  game: string;
  map: string;
  seats: SeatWish[];
  preset: string;
  options: Record<string, Value>; // those that differ from the preset's
  seed: string;
  aids: boolean;
  watch: boolean;
  clock: ClockKind;
  minutes: number; // of a bank
  seconds: number; // a move, or what a bank gets for each
}

/** Whoever is no bot. */
export const PEOPLE = ["me", "friend", "screen"] as const;

export const DEFAULT_PRESET = "default";

/** A table as a click on the first page makes it. */
export function draftFor(game: GameInfo, kind: Kind, level: string): Draft {
  const other: SeatWish = { who: kind === "bot" ? botOf(game, level) : kind, name: "" };
  return {
    game: game.name,
    map: game.maps[0]?.name ?? "",
    seats: [{ who: "me", name: "" }, other],
    preset: DEFAULT_PRESET,
    options: {},
    seed: "",
    aids: true,
    watch: false,
    clock: "none",
    minutes: 20,
    seconds: 60,
  };
}

/** The bot of a level; in a game without levels the last one plays. */
function botOf({ bots }: GameInfo, level: string): string {
  return bots.some(({ name }) => name === level) ? level : (bots.at(-1)?.name ?? level);
}

/** What an option is before the person changes it: the game's, the map's, the preset's. */
export function valueBefore(game: GameInfo, draft: Draft, option: OptionInfo): Value {
  const ofMap = game.maps.find(({ name }) => name === draft.map)?.options[option.name];
  return game.presets[draft.preset]?.[option.name] ?? ofMap ?? option.value;
}

export function valueOf(game: GameInfo, draft: Draft, option: OptionInfo): Value {
  return draft.options[option.name] ?? valueBefore(game, draft, option);
}

/** Sets an option; one that is back at what it was is no change any more. */
export function withOption(game: GameInfo, draft: Draft, option: OptionInfo, value: Value): Draft {
  const { [option.name]: _, ...rest } = draft.options;
  const changed = value !== valueBefore(game, draft, option);
  return { ...draft, options: changed ? { ...rest, [option.name]: value } : rest };
}

/** One more seat for a bot of the level or for another person, or one fewer; never outside what the game allows. */
export function withSeats(game: GameInfo, draft: Draft, count: number, who: string): Draft {
  const wanted = Math.min(game.most_seats, Math.max(game.least_seats, count));
  const other = PEOPLE.some((person) => person === who) ? who : botOf(game, who);
  const added = Array.from({ length: Math.max(0, wanted - draft.seats.length) }, () => ({ who: other, name: "" }));
  return { ...draft, seats: [...draft.seats.slice(0, wanted), ...added] };
}

/** A person without a name gets none here: each page calls that seat in its own language. */
export function toRequest(draft: Draft, myName: string): MakeTable {
  const seats = draft.seats.map(({ who, name }): AnySeat => {
    if (who === "me" || who === "friend") return { type: who };
    if (who === "screen") return { type: "screen", name: name.trim() || NAMELESS };
    return { type: "bot", bot: who };
  });
  return {
    game: draft.game,
    map: draft.map || null,
    seats,
    preset: draft.preset,
    options: draft.options,
    seed: draft.seed.trim() || null,
    aids: draft.aids,
    watch: draft.watch,
    clock: clockOf(draft),
    name: myName.trim() || null,
    mix: true,
  };
}

function clockOf({ clock, minutes, seconds }: Draft): TimeControl | null {
  if (clock === "move") return { type: "per_move", seconds };
  if (clock === "bank") return { type: "bank", seconds: minutes * 60, increment: seconds };
  return null;
}

export type Fault = "seed";

/** What has to be changed before the table can be made. */
export function faultOf(draft: Draft): Fault | null {
  if (!/^\d{0,38}$/.test(draft.seed.trim())) return "seed";
  return null;
}
