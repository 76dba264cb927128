/** What a table's components share: the session, its board, refusals, and what is heard and spoken. */
import { play as playCue } from "../sound/cues.ts";
import type { Cue } from "../sound/cues.ts";
import type { Board } from "../state/api.ts";
import { announcer } from "../state/live.ts";
import type { Announcer } from "../state/live.ts";
import { tell } from "../text/log.ts";
import { preferences } from "../state/preferences.ts";
import { Store } from "../state/store.ts";
import type { TableSession, TableState } from "../state/session.ts";
import { undoneLines, waysBack } from "../state/undo.ts";
import type { WayBack } from "../state/undo.ts";
import { deedsOf } from "../state/deeds.ts";
import type { Entry } from "../text/log.ts";
import type { Seats } from "../text/seats.ts";
import { say } from "../text/index.ts";
import type { Say } from "../text/index.ts";
import type { Happened, LogLine, Move } from "../wire.ts";
import type { Voice } from "./face.ts";
import { explain, explainRefusal, ruleOf, withRule } from "../text/explain.ts";
import type { Around } from "../text/explain.ts";
import { seatsOf } from "./words.ts";

/** A refusal as it is shown, in whichever language there is then; the rule is a link beside it. */
export interface Shown {
  text: (say: Say) => string;
  rule: string;
}

/** Where one may go back to, by the lines of the log, and how: the line's text tells what is asked about. */
export interface Back {
  ways: ReadonlyMap<number, WayBack>;
  /** Lines of moves that were taken back. */
  undone: ReadonlySet<number>;
  go: (way: WayBack, text: string) => void;
}

export class TableController {
  readonly session: TableSession;
  readonly board: Board;
  readonly voice: Voice;
  readonly refusal = new Store<Shown | null>(null);
  /** Nothing can be played now: an answer is waited for, or the line is down. */
  readonly busy = new Store(false);
  /** A way back over several own moves that waits for a yes. */
  readonly wish = new Store<{ way: WayBack; text: string } | null>(null);
  /** For what a table shows of news beside their speech and sound: motion, points that float up. */
  onnews: (happened: Happened, before: TableState) => void = () => {};
  #told: { words: Say | null; who: string; lines: WeakMap<LogLine, Entry[]> } = { words: null, who: "", lines: new WeakMap() };
  #asking = false;
  #heard: number | null = null; // the last line of the chat; null until the server has said welcome
  #announcer: Announcer;
  #sound: (cue: Cue) => void;

  constructor(session: TableSession, board: Board, voice: Voice, speech = announcer, sound = playCue) {
    this.session = session;
    this.board = board;
    this.voice = voice;
    this.#announcer = speech;
    this.#sound = sound;
    session.onhappened = (happened, before) => this.#happened(happened, before);
    session.live.subscribe((state) => this.#listen(state));
    session.connection.status.subscribe(() => this.#ask(this.#asking));
  }

  /** Plays moves as one group; a refusal is shown and spoken. */
  async play(...moves: Move[]): Promise<boolean> {
    return this.attempt(() => this.session.play(...moves));
  }

  /** Any request whose refusal the person should read. */
  async attempt(request: () => Promise<unknown>): Promise<boolean> {
    this.refusal.set(null);
    this.#ask(true);
    try {
      await request();
      return true;
    } catch (error) {
      this.#show((words) => explain(error, words, this.#around(words)), ruleOf(error));
      return false;
    } finally {
      this.#ask(false);
    }
  }

  /** The screen goes to the next of those who share it. */
  passOn(): Promise<boolean> {
    this.#announcer.forget();
    return this.attempt(() => this.session.lower());
  }

  #ask(asking: boolean): void {
    this.#asking = asking;
    this.busy.set(asking || this.session.connection.status.get().is !== "open");
  }

  /** The last own move is taken back at once, more of them after a question. */
  back(live: TableState): Back {
    return {
      ways: waysBack(live),
      undone: undoneLines(live.lines),
      go: (way, text) => {
        this.wish.set({ way, text });
        if (way.lost === 1) this.goBack();
      },
    };
  }

  goBack(): void {
    const wish = this.wish.get();
    this.wish.set(null);
    if (wish) void this.attempt(() => this.session.undo(wish.way.decisions));
  }

  /** Takes the last own move back, or as far as so many decisions; where nothing can be taken back it says why. */
  takeBack(decisions: number | null = null): void {
    const { undo, no_undo: reason } = this.session.live.get().position ?? {};
    if (undo) void this.attempt(() => this.session.undo(decisions));
    else if (reason) this.refuse(reason);
  }

  /** Says why something can't be done, by a message of the catalogue. */
  refuse(key: string): void {
    this.#show((words) => words.given(key, {}), "");
  }

  /** Explains why a click did nothing. */
  async why(move: Move | string): Promise<void> {
    try {
      const { refusal } = await this.session.why(move);
      if (refusal) this.#show((words) => explainRefusal(refusal, words, this.#around(words)), refusal.rule);
    } catch (error) {
      this.#show((words) => explain(error, words, this.#around(words)), ruleOf(error));
    }
  }

  /** The lines of the log as people read them. */
  entries(lines: readonly LogLine[], live: TableState, words: Say): Entry[] {
    if (!live.table) return [];
    const seats = seatsOf(live.table, live.position, words);
    const told = this.#toldTo(seats, words);
    const ofGame = this.voice.words(this.board, words, { view: shownView(live) });
    return lines.flatMap((line) => {
      const known = told.get(line) ?? tell(line, ofGame, seats, words);
      told.set(line, known);
      return known;
    });
  }

  /** Lines never change: each is put into words once, until the language or a name is another. */
  #toldTo({ names, me }: Seats, words: Say): WeakMap<LogLine, Entry[]> {
    const who = JSON.stringify([names, me]);
    if (this.#told.words !== words || this.#told.who !== who) this.#told = { words, who, lines: new WeakMap() };
    return this.#told.lines;
  }

  #around(words: Say): Around {
    const { table, position } = this.session.live.get();
    const { names, me } = table ? seatsOf(table, position, words) : { names: [], me: null };
    return { reading: this.voice.reading(this.board), seats: names, me };
  }

  #show(text: Shown["text"], rule: string): void {
    const words = say.get();
    const now = text(words); // an error that nothing explains is thrown here
    this.refusal.set({ text, rule });
    this.#announcer.alert(withRule(now, rule, words));
    this.#sound("refused");
  }

  /** What others say is spoken and heard, wherever the chat is; what was said before one came is not. */
  #listen({ table, position, chat }: TableState): void {
    if (!table) return;
    const last = chat.at(-1)?.n ?? 0;
    const heard = this.#heard ?? last;
    this.#heard = Math.max(heard, last);
    const news = chat.filter(({ n, seat }) => n > heard && !table.seats[seat]?.mine);
    if (!news.length) return;
    const { names } = seatsOf(table, position, say.get());
    for (const { seat, name, text } of news) this.#announcer.say(`${names[seat] ?? name}: ${text}`);
    this.#sound("said");
  }

  #happened(happened: Happened, before: TableState): void {
    for (const entry of this.entries(happened.lines, this.session.live.get(), say.get())) {
      if (entry.spoken !== "") this.#announcer.say(entry.spoken ?? entry.text);
    }
    const cues = happened.lines.flatMap(deedsOf).flatMap((deed) => this.voice.cues(deed));
    for (const cue of new Set(cues)) this.#sound(cue); // each once
    const mine = (state: TableState["position"]) => Boolean(state?.moves.length);
    if (mine(happened.position) && !mine(before.position)) this.#sound("yours");
    this.onnews(happened, before);
  }
}

/** The view that is drawn beside the log: the lists call places by their numbers, and beside a board nobody knows those. */
function shownView({ position }: TableState) {
  return preferences.get().lists ? undefined : position?.view;
}
