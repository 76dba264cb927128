/** What a person chose on this device, remembered by the browser. */
import { Store } from "./store.ts";

export const LANGUAGES = ["en", "pl", "fr"] as const;
export type Language = (typeof LANGUAGES)[number];
export const THEMES = ["auto", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];
/** When a move has to be confirmed by a second click: "game" leaves it to the game's custom. */
export const CONFIRMATIONS = ["game", "always", "touch", "never"] as const;
export type Confirmation = (typeof CONFIRMATIONS)[number];

export interface Preferences {
  language: Language | null; // null: that of the browser
  theme: Theme;
  sound: boolean;
  notices: boolean; // the system tells when it is one's turn and the page is hidden
  symbols: boolean;
  lists: boolean; // tables as lists and buttons instead of a board
  still: boolean; // less motion than the system asks for
  confirm: Confirmation;
  name: string;
  asked: boolean; // for a name, before the first table with friends
  levels: Readonly<Record<string, string>>; // of the bot last played against, by game
}

export const DEFAULTS: Preferences = {
  language: null,
  theme: "auto",
  sound: !isTouch(),
  notices: false,
  symbols: true,
  lists: false,
  still: false,
  confirm: "game",
  name: "",
  asked: false,
  levels: {},
};

export interface Shelf {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
}

const KEY = "stolik";

export class PreferenceStore extends Store<Preferences> {
  #shelf: Shelf | null;

  constructor(shelf: Shelf | null) {
    super(read(shelf));
    this.#shelf = shelf;
  }

  /** Windows of one browser agree: what is chosen in another one holds here too. */
  follow(window: EventTarget): void {
    window.addEventListener("storage", (event) => {
      if ((event as StorageEvent).key === KEY) this.set(read(this.#shelf));
    });
  }

  choose(change: Partial<Preferences>): void {
    this.set({ ...this.get(), ...change });
    try {
      this.#shelf?.setItem(KEY, JSON.stringify(this.get()));
    } catch {
      // A full or forbidden shelf: the choice holds until the page is left.
    }
  }
}

/** What is on the shelf, with the default for everything that is missing or unknown. */
function read(shelf: Shelf | null): Preferences {
  let found: Record<string, unknown> = {};
  try {
    found = Object(JSON.parse(shelf?.getItem(KEY) ?? "{}")) as Record<string, unknown>;
  } catch {
    // Not ours, or broken: the defaults do.
  }
  return {
    language: oneOf(LANGUAGES, found["language"]) ?? DEFAULTS.language,
    theme: oneOf(THEMES, found["theme"]) ?? DEFAULTS.theme,
    sound: typeof found["sound"] === "boolean" ? found["sound"] : DEFAULTS.sound,
    notices: found["notices"] === true,
    symbols: typeof found["symbols"] === "boolean" ? found["symbols"] : DEFAULTS.symbols,
    lists: found["lists"] === true,
    still: typeof found["still"] === "boolean" ? found["still"] : DEFAULTS.still,
    confirm: oneOf(CONFIRMATIONS, found["confirm"]) ?? DEFAULTS.confirm,
    name: typeof found["name"] === "string" ? found["name"].slice(0, 24) : DEFAULTS.name,
    asked: found["asked"] === true,
    levels: words(found["levels"]),
  };
}

function words(found: unknown): Record<string, string> {
  const pairs = Object.entries(Object(found) as object);
  return Object.fromEntries(pairs.filter((pair): pair is [string, string] => typeof pair[1] === "string"));
}

/** The level last played against; the second of five for somebody new. */
export function levelOf({ levels }: Preferences, game: string): string {
  return levels[game] ?? "casual";
}

export function oneOf<T extends string>(choices: readonly T[], value: unknown): T | undefined {
  return choices.find((choice) => choice === value);
}

export function isTouch(): boolean {
  return typeof matchMedia === "function" && matchMedia("(pointer: coarse)").matches;
}

function localShelf(): Shelf | null {
  try {
    return typeof localStorage === "undefined" ? null : localStorage;
  } catch {
    return null; // forbidden by the browser's settings
  }
}

export const preferences = new PreferenceStore(localShelf());
if (typeof window !== "undefined") preferences.follow(window);
