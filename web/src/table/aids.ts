/** The aids of a position, which are asked for when it has lasted a moment. */
import type { TableSession } from "../state/session.ts";
import { Store } from "../state/store.ts";
import type { Aided, Position } from "../wire.ts";

/** In milliseconds: the position is drawn first, and where another follows at once nothing is asked. */
const ASKED_AFTER = 80;

/** Whether an answer is about the position that is shown; a late one may be another person's. */
export function isAbout({ seat, version }: Aided, position: Position | null): boolean {
  return position !== null && seat === position.seat && version === position.version;
}

/** The aids that a seat may see; nobody (a curtain, a watcher) has any. At one screen each person has others. */
export function aidsFor(aided: Aided | null, seat: number | null): Aided["aids"] | null {
  return aided && aided.seat === seat ? aided.aids : null;
}

export class AidsOf {
  readonly now = new Store<Aided | null>(null);
  readonly #session: TableSession;
  #asking: ReturnType<typeof setTimeout> | undefined;

  constructor(session: TableSession) {
    this.#session = session;
  }

  /** At a purist table, for watchers and when the game is over there are none. */
  refresh(): void {
    this.stop();
    const { table, position } = this.#session.live.get();
    if (!table?.aids || !position || position.score || position.seat === null) return this.now.set(null);
    this.#asking = setTimeout(() => void this.#ask(), ASKED_AFTER);
  }

  stop(): void {
    clearTimeout(this.#asking);
  }

  async #ask(): Promise<void> {
    const aided = await this.#session.aids().catch(() => null); // lost line: the next move asks again
    if (aided && isAbout(aided, this.#session.live.get().position)) this.now.set(aided);
  }
}
