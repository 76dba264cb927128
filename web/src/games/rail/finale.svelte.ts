/** The last count as it runs on the screen: it begins when the end comes, and anybody may skip it. */
import { isStill } from "../../state/theme.ts";
import type { RailPoints } from "../../wire.ts";
import { DONE, countedAt, nextStage } from "./finale.ts";
import type { Stage } from "./finale.ts";

const START: Stage = { tickets: 0, routes: 0 };

export class Finale {
  stage = $state.raw<Stage>(DONE);
  /** The end came while this page was looking: it is celebrated. */
  fresh = $state(false);
  #score: readonly RailPoints[] | null | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  readonly running = $derived(this.stage !== DONE);

  /** Every score that the table has, none at first: only one that follows none is counted. `waits`: not yet. */
  hear(score: readonly RailPoints[] | null, waits: boolean): void {
    if (score && this.#score === null) {
      this.fresh = true;
      if (!isStill()) this.stage = START;
    }
    this.#score = score;
    if (this.stage === START && !waits) this.#go(START);
  }

  counted(score: readonly RailPoints[]): RailPoints[] {
    return countedAt(score, this.stage);
  }

  skip(): void {
    clearTimeout(this.#timer);
    this.stage = DONE;
  }

  #go(stage: Stage): void {
    clearTimeout(this.#timer);
    this.stage = stage;
    const next = this.#score ? nextStage(this.#score, stage) : null;
    if (next) this.#timer = setTimeout(() => this.#go(next.stage), next.after);
    else this.stage = DONE;
  }
}
