/** The state of a Carcassonne table on the screen: what the server says, and what the person is about to do. */
import { fromStore } from "svelte/store";

import { isTouch } from "../../state/preferences.ts";
import type { TableController } from "../../table/controller.ts";
import { TableDesk } from "../../table/desk.svelte.ts";
import type { CarcassonneView, FeaturePart, LogLine, Outlook, TileFile } from "../../wire.ts";
import { finalCount, pointsBefore } from "./earnings.ts";
import type { Earning } from "./earnings.ts";
import { TilesGame } from "./game.ts";
import { Laid } from "./geometry.ts";
import { featureAt, glowing } from "./glow.ts";
import { cellsOf } from "./log.ts";
import { recentTiles } from "./recent.ts";
import { undoPoint } from "./turn.ts";

export class TilesDesk extends TableDesk {
  readonly tiles: TileFile;
  readonly game: TilesGame;
  /** A follower that is pointed at, a spot, a line of the log, a line of the final count. */
  pointed = $state.raw<FeaturePart | null>(null);
  pointedSpot = $state<string | null>(null);
  pointedLine = $state.raw<LogLine | null>(null);
  pointedEarning = $state.raw<Earning | null>(null);
  fields = $state(false);
  /** The list of tiles lies beside a wide board; all else comes over it. */
  opened = $state<"tiles" | "log" | null>(null);
  /** What is seen beside the board. */
  tab = $state<"log" | "scores" | "chat">("log");
  readonly #turn;
  readonly #earnings;
  readonly #leaving;
  readonly #count;

  constructor(controller: TableController, tiles: TileFile) {
    super(controller);
    this.tiles = tiles;
    this.game = new TilesGame(this, tiles);
    this.#turn = fromStore(this.game.turn.now);
    this.#earnings = fromStore(this.game.earnings);
    this.#leaving = fromStore(this.game.leaving);
    this.#count = fromStore(this.game.count);
  }

  readonly turn = $derived.by(() => this.#turn.current);
  readonly aids = $derived.by(() => (this.aidsOfSeat && "dead" in this.aidsOfSeat ? this.aidsOfSeat : null));
  readonly view = $derived.by(() => this.position?.view as CarcassonneView);
  readonly sits = $derived.by(() => this.table?.seats.some(({ mine }) => mine) ?? false);
  readonly followers = $derived.by(() => Number(this.table?.options["meeples"] ?? 7));

  /** The others' last tiles, until one's own next move. */
  readonly recent = $derived.by(() => (this.score ? [] : recentTiles(this.lines, this.position?.seat ?? null)));

  readonly laid = $derived.by(() => this.turn.laid);
  readonly drawn = $derived.by(() => (this.laid?.fixed ? (this.view.board.at(-1)?.tile ?? null) : this.view.drawn));
  readonly feature = $derived.by(() => featureAt(this.view.features, this.pointed));
  /** Whether remaining tiles, fields and values are shown: not at a purist table, until the game is over. */
  readonly aided = $derived.by(() => Boolean(this.table?.aids || this.position?.score));
  /** The spot that is looked at: pointed at, else chosen. */
  readonly spot = $derived.by(() => (this.laid?.view ? (this.pointedSpot ?? this.laid.chosen) : null));

  readonly score = $derived.by(() => this.position?.score ?? null);
  readonly finals = $derived.by(() => (this.score ? finalCount(this.score) : []));
  /** The final count while it runs. */
  readonly count = $derived.by(() => {
    const count = this.#count.current;
    return count && count.done < count.all.length ? count : null;
  });
  /** The end came while this page was looking. */
  readonly ended = $derived.by(() => this.#count.current !== null);
  /** The game is over and counted. */
  readonly over = $derived.by(() => this.score !== null && this.count === null);
  readonly points = $derived.by(() =>
    this.score
      ? pointsBefore(this.score, this.count?.all.slice(this.count.done) ?? [])
      : this.view.seats.map(({ points }) => points),
  );
  /** Points that are seen on the board. */
  readonly earnings = $derived.by((): readonly Earning[] => {
    if (this.count) return this.count.all.slice(Math.max(0, this.count.done - 1), this.count.done);
    return this.pointedEarning ? [this.pointedEarning] : this.#earnings.current;
  });
  readonly leaving = $derived.by(() => this.#leaving.current);
  readonly #laidBoard = $derived.by(() => new Laid(this.laid?.view?.board ?? [], this.tiles.tiles));
  readonly #board = $derived.by(() => new Laid(this.view.board, this.tiles.tiles));
  /** The feature of a follower that is pointed at. A purist table tells neither owners nor values, but everybody sees its tiles. */
  readonly #pointedParts = $derived.by(() => this.feature?.parts ?? (this.pointed ? this.#board.connected(this.pointed) : []));
  readonly glow = $derived.by(() => {
    const { laid, spot } = this;
    const ofSpot = laid && spot ? this.#laidBoard.connected({ ...laid.place, spot }) : [];
    return glowing([...this.#pointedParts, ...ofSpot, ...this.earnings.flatMap(({ parts }) => parts)]);
  });
  readonly shownCells = $derived.by(() => (this.pointedLine ? cellsOf(this.pointedLine) : []));

  /** Whether a move waits for a second click. */
  readonly asks = $derived.by(() => {
    const { confirm } = this.preferences;
    return confirm === "game" || confirm === "always" || (confirm === "touch" && isTouch());
  });

  outlook(spot: string): Outlook | null {
    return this.laid?.outlooks.find((outlook) => outlook.spot === spot) ?? null;
  }

  /** Lays the tile for now, or turns the one that lies there. False: it does not fit. */
  lay(x: number, y: number): boolean {
    return this.#settled(this.game.turn.lay(x, y));
  }

  /** What is done right needs no explanation of what was not. */
  #settled(done: boolean): boolean {
    if (done) this.controller.refusal.set(null);
    return done;
  }

  /** The second click on the same spot confirms it, as does the first where nobody wants to be asked. */
  choose(spot: string | null): void {
    const again = spot !== null && this.laid?.chosen === spot;
    this.game.turn.choose(spot);
    this.#settled(true);
    if (again || !this.asks) this.confirm();
  }

  confirm(): void {
    const moves = this.game.turn.moves();
    if (moves.length && !this.busy) void this.controller.play(...moves);
  }

  /** Takes the tile back that is not played yet, else one's last turn, or says why that can't be. */
  back(): void {
    const offer = this.position?.undo;
    this.#settled(true);
    if (this.laid && !this.laid.fixed) this.game.turn.takeBack();
    else this.controller.takeBack(offer ? undoPoint(this.lines, offer, (seat) => this.table?.seats[seat]?.mine ?? false) : null);
  }

  /** Turns the tile to its next legal turn; without one, the rule in its way is told. */
  rotate(way: 1 | -1): void {
    const { laid } = this;
    if (!this.mine || this.#settled(this.game.turn.rotate(way)) || !laid || laid.fixed) return;
    void this.controller.why({ ...laid.place, r: (laid.place.r + 90) % 360 });
  }

  showTiles(): void {
    if (this.aided) this.opened = this.opened === "tiles" ? null : "tiles";
  }

  showFields(): void {
    if (this.aided) this.fields = !this.fields;
  }

  showChat(): void {
    this.tab = "chat";
    this.opened = "log";
    this.read();
  }

  showLog(): void {
    this.opened = this.opened === "log" ? null : "log";
    this.read();
  }

  override stop(): void {
    super.stop();
    this.game.stop();
  }
}
