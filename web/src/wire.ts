// Made by `python -m tools.wire` from the structs in src/stolik/server.

export type ClientMessage =
  | Hello
  | Resync
  | Earlier
  | Play
  | Preview
  | Why
  | AskAids
  | Sample
  | Lift
  | Lower
  | Undo
  | Agree
  | Say
  | Rename
  | Leave
  | Resign
  | LetWatch
  | HandOver
  | TakeBack
  | Pace
  | Rematch
  | CloseSeat
  | OpenSeat
  | Remove
  | Mute
  | AllowSeveral
  | GoOn
  | Commit
  | Reveal
  | Ping;

export type ServerMessage =
  | Welcome
  | Happened
  | Lines
  | Lifted
  | Done
  | Previewed
  | Explained
  | Aided
  | Sampled
  | Said
  | Presence
  | Thinking
  | Pong
  | Refused;

export type LogLine =
  | Moved
  | Seated
  | Started
  | Undone
  | UndoWished
  | UndoAnswered
  | Renamed
  | Left
  | HandedOver
  | TakenBack
  | Resumed
  | Paced
  | Rematched
  | Resigned
  | Deleted
  | WatchSet
  | Committed
  | Sealed
  | Revealed
  | SeatClosed
  | SeatOpened
  | Removed
  | Muted
  | SeveralSet
  | IdleAsked;

export type AnySeat =
  | Me
  | Friend
  | AtThisScreen
  | BotSeat;

export type TimeControl =
  | PerMove
  | Bank;

export type Move =
  | CarcassonnePlace
  | Meeple
  | Skip
  | PlainMove
  | Keep
  | Draw
  | TakeTickets
  | Claim
  | Pay
  | Withdraw
  | Pass;

export type Event =
  | Discarded
  | Scored
  | PlainEvent
  | Kept
  | Returned
  | Drawn
  | Recycled
  | Opened
  | Swept
  | Offered
  | RailRevealed
  | Paid
  | Claimed
  | Abandoned
  | LastRound
  | Ended;

export type View =
  | CarcassonneView
  | PlainView
  | RailView;

export type Points =
  | CarcassonnePoints
  | PlainPoints
  | RailPoints;

export type Aids =
  | CarcassonneAids
  | PlainAids
  | RailAids;

export type GameData =
  | TileData
  | RailData
  | PlainData;

export type Prospect =
  | Outlook;

/**
 * The first message on a socket. Answered by `welcome`.
 *
 * A browser is known by its cookie; a program sends its `token` (POST /api/people). `lines` is how
 * many lines of the log the client still has from before, so that only later ones are sent.
 */
export interface Hello {
  type: "hello";
  token?: string | null;
  lines?: number;
  id?: number;
}

/** Asks for `welcome` again, after a gap in versions. */
export interface Resync {
  type: "resync";
  lines?: number;
  id?: number;
}

/**
 * Asks for lines of the log before line `before`, which `welcome` left out.
 *
 * Answered by `lines`; if its first line is not number 1, ask again.
 */
export interface Earlier {
  type: "earlier";
  before: number;
  id?: number;
}

/**
 * Plays a move, or several of one seat as a group (a tile and its meeple): all or none.
 *
 * `version` is the one of the position that it answers; with any other it is refused as stale.
 * With a `key` it may be sent again when its answer was lost, or was `unknown`: if it has happened
 * already, it is done.
 */
export interface Play {
  type: "play";
  version: number;
  moves: (Move | string)[];
  key?: string | null;
  id?: number;
}

/** Lay the drawn tile: x east, y south, turned clockwise by 0, 90, 180 or 270 degrees. */
export interface CarcassonnePlace {
  type: "place";
  x: number;
  y: number;
  r: number;
}

/** Put a meeple on a feature of the tile just laid: `city.0`, `farm.1` … */
export interface Meeple {
  type: "meeple";
  spot: string;
}

/** Keep the meeples. */
export interface Skip {
  type: "skip";
}

/** A move as its text. */
export interface PlainMove {
  type: "plain";
  text: string;
}

/** Keep these of the offered tickets. */
export interface Keep {
  type: "keep";
  tickets: string[];
}

/** Take one card: from an open slot, or blind from the deck (no slot). */
export interface Draw {
  type: "draw";
  slot: number | null;
}

/** Ask for an offer of tickets. */
export interface TakeTickets {
  type: "tickets";
}

/** Claim a route with cards of one color and locomotives. */
export interface Claim {
  type: "claim";
  route: string;
  color: string | null;
  cards: number;
  locos: number;
}

/** Pay a tunnel's surcharge. */
export interface Pay {
  type: "pay";
  color: string | null;
  cards: number;
  locos: number;
}

/** Give the tunnel up. */
export interface Withdraw {
  type: "withdraw";
}

/** End the turn. */
export interface Pass {
  type: "pass";
}

/** Asks what decision would follow. Nothing is recorded. Refused where moves show the hidden. */
export interface Preview {
  type: "preview";
  version: number;
  moves: (Move | string)[];
  id?: number;
}

/**
 * Asks which rule forbids a move now.
 *
 * A claim without its price (`claim paris-zurich`) asks about the route: the answer is about the
 * way to pay that comes nearest.
 */
export interface Why {
  type: "why";
  version: number;
  move: Move | string;
  id?: number;
}

/** Asks for the aids of the seat whose view is shown. Refused where the table has none. */
export interface AskAids {
  type: "aids";
  id?: number;
}

/**
 * Asks for a world that looks the same to the seat that decides, all it can't see dealt anew.
 *
 * For bots that search. The answer depends on what the seat sees and the seed alone.
 */
export interface Sample {
  type: "sample";
  version: number;
  seed: number;
  id?: number;
}

/** The person of this seat has taken the screen: lifts the curtain. */
export interface Lift {
  type: "lift";
  seat: number;
  id?: number;
}

/** The person has seen enough and passes the screen on: lowers the curtain. */
export interface Lower {
  type: "lower";
  id?: number;
}

/**
 * Takes moves back, so that `decisions` are left; without it, to the last own decision.
 *
 * Where other people sit at other screens it asks them first (`Position.asked`).
 */
export interface Undo {
  type: "undo";
  version: number;
  decisions?: number | null;
  id?: number;
}

/** Answers somebody's wish to take moves back. */
export interface Agree {
  type: "agree";
  version: number;
  agree: boolean;
  id?: number;
}

/** Says something to the table; with a `key` once, however often it is sent. */
export interface Say {
  type: "say";
  text: string;
  key?: string | null;
  id?: number;
}

/** Gives an own seat another name. */
export interface Rename {
  type: "rename";
  seat: number;
  name: string;
  id?: number;
}

/** Gets up from an own seat: before the start it is free again, later a bot plays on. */
export interface Leave {
  type: "leave";
  seat: number;
  id?: number;
}

/** Gives up an own seat: a bot has it for good; where nobody else plays, the game ends. */
export interface Resign {
  type: "resign";
  seat: number;
  id?: number;
}

/** Says whether others may look on; for whoever made the table. */
export interface LetWatch {
  type: "let_watch";
  watch: boolean;
  id?: number;
}

/** Lets a bot play for an own seat, or for one whose person has been away for a minute. */
export interface HandOver {
  type: "hand_over";
  seat: number;
  bot: string;
  id?: number;
}

/** Takes an own seat back from the bot that plays for it. */
export interface TakeBack {
  type: "take_back";
  seat: number;
  id?: number;
}

/** Sets how long a bot's move takes at least, so that people can follow. */
export interface Pace {
  type: "pace";
  milliseconds: number;
  id?: number;
}

/** Asks for the same again with seats rotated. All get the new table in `TableInfo.rematch`. */
export interface Rematch {
  type: "rematch";
  id?: number;
}

/** Takes a free seat away before the start, or gives it to a bot; for whoever made the table. */
export interface CloseSeat {
  type: "close_seat";
  seat: number;
  bot?: string | null;
  id?: number;
}

/** Puts one more seat to the table before the start; for whoever made it. */
export interface OpenSeat {
  type: "open_seat";
  id?: number;
}

/** Sends a guest away before the start, or a bot; for whoever made the table. */
export interface Remove {
  type: "remove";
  seat: number;
  id?: number;
}

/** Lets a seat's person say nothing, or speak again; for whoever made the table. */
export interface Mute {
  type: "mute";
  seat: number;
  muted: boolean;
  id?: number;
}

/** Says whether a guest may take more than one seat; for whoever made the table. */
export interface AllowSeveral {
  type: "allow_several";
  several: boolean;
  id?: number;
}

/** Asks to go on without somebody who has not moved for long (`Position.idle`). */
export interface GoOn {
  type: "go_on";
  id?: number;
}

/**
 * Binds this client to its share of the deal, before anybody has shown one (`DealInfo.mix`).
 *
 * `commitment` is the SHA-256 of the share's text, in hexadecimal digits.
 */
export interface Commit {
  type: "commit";
  commitment: string;
  id?: number;
}

/** Shows the share, when the deal is sealed: 64 hexadecimal digits, by chance. */
export interface Reveal {
  type: "reveal";
  share: string;
  id?: number;
}

/** Answered at once by `pong`: is the line alive, and what time has the server? */
export interface Ping {
  type: "ping";
  id?: number;
}

/**
 * The whole table, after `hello` or `resync`: from here on `happened` goes on without a gap.
 *
 * `lines` begins after the lines that the client said it has, or later: of a long log only the
 * last ones are sent, and `earlier` asks for those before. Without `position` the game has not
 * begun, or the table can't be opened (`TableInfo.closed`).
 */
export interface Welcome {
  type: "welcome";
  re: number;
  table: TableInfo;
  lines: LogLine[];
  chat: Said[];
  presence: Presence;
  position: Position | null;
}

/**
 * A table, apart from the position. `invite` is the path to share, for those who sit there.
 *
 * Where `aids` is false (a purist table), `features` of views are empty while the game goes on.
 * `curtain` tells whether hands are hidden in this game, so that a shared screen needs one.
 * `given_up` is the seat whose giving up ended the game. `host`: this client made the table;
 * `ways_out` is how it may be done with it. `several`: a guest may take more than one seat.
 * `can_open`: the host may put one more seat to it, `can_close`: take a free one away.
 */
export interface TableInfo {
  id: string;
  game: string;
  map: string;
  options: Record<string, boolean | number | string>;
  seats: SeatInfo[];
  status: "closed" | "deleted" | "over" | "playing" | "waiting";
  aids: boolean;
  watch: boolean;
  pace: number;
  made: number;
  rules: number;
  deal: DealInfo;
  curtain: boolean;
  clock: TimeControl | null;
  closed: Closed | null;
  invite: string | null;
  rematch: string | null;
  given_up: number | null;
  host: boolean;
  ways_out: ("delete" | "end" | "leave" | "resign")[];
  several: boolean;
  can_open: boolean;
  can_close: boolean;
}

/**
 * A seat as everybody sees it.
 *
 * `person`: somebody sits there (`mine`: this client). `bot`: the bot that plays there, for good
 * or for a person who left it its seat. Neither: it waits for somebody to come by link.
 * `muted`: the host lets them say nothing.
 */
export interface SeatInfo {
  name: string;
  person: boolean;
  bot: string | null;
  mine: boolean;
  muted: boolean;
}

/**
 * The promise that the deal was not changed: SHA-256 of the text "seed salt".
 *
 * Seed and salt are shown at the end. A seed that a person chose is shown from the start. With
 * `mix` the seed is the server's share alone, and those of people are added to it.
 */
export interface DealInfo {
  commitment: string;
  chosen: boolean;
  seed: string | null;
  salt: string | null;
  mix: MixInfo | null;
}

/**
 * What people add to the deal: by seat the commitments and, when it is `sealed`, the shares.
 *
 * Somebody with several seats has them at the first. `promise` is what binds everybody, and worth
 * to be noted: the SHA-256 of the lines "commitment" (the server's) and "seat commitment".
 */
export interface MixInfo {
  commitments: Record<string, string>;
  shares: Record<string, string>;
  sealed: boolean;
  promise: string | null;
}

/** So many seconds for each decision. */
export interface PerMove {
  type: "per_move";
  seconds: number;
}

/** So many seconds for the game, and more for each decision made. */
export interface Bank {
  type: "bank";
  seconds: number;
  increment?: number;
}

/** Why a table can only be looked at: the message's key and arguments, and it in English. */
export interface Closed {
  key: string;
  args: Record<string, string | number>;
  text: string;
}

/** A seat decided; a group has several choices. `bot` is the bot that chose, if one did. */
export interface Moved {
  type: "moved";
  n: number;
  at: number;
  choices: Choice[];
  bot: string | null;
}

/** One decision and what came of it, as this client may know it; a hidden move is None. */
export interface Choice {
  number: number;
  seat: number;
  phase: string;
  move: Move | null;
  events: Event[];
}

/** A drawn tile that fits nowhere left the game (C3). */
export interface Discarded {
  discarded: string;
}

/** A completed feature was paid (C6, C8); `cells` are the places of its tiles. */
export interface Scored {
  scored: string;
  tiles: number;
  pennants: number;
  points: number;
  seats: number[];
  returned: number[];
  cells: [number, number][];
}

/** What a move brought, as a message. */
export interface PlainEvent {
  type: "plain";
  key: string;
  args: Record<string, string | number>;
}

export interface Kept {
  kept: string[] | number;
}

export interface Returned {
  returned: string[] | number;
}

export interface Drawn {
  drawn: string | null;
  from: string | number;
}

export interface Recycled {
  recycled: number;
}

export interface Opened {
  open: (string | null)[];
}

export interface Swept {
  swept: string[];
}

export interface Offered {
  offer: string[] | number;
}

export interface RailRevealed {
  revealed: string[];
  surcharge: number;
}

export interface Paid {
  paid: string[];
}

export interface Claimed {
  claimed: string;
  points: number;
}

export interface Abandoned {
  abandoned: string;
}

export interface LastRound {
  last_round: boolean;
}

export interface Ended {
  over: string;
}

/** Somebody sat down. */
export interface Seated {
  type: "seated";
  n: number;
  at: number;
  seat: number;
  name: string;
}

/** All seats are taken, the cards are dealt; `events` are those of the deal. */
export interface Started {
  type: "started";
  n: number;
  at: number;
  events: Event[];
}

/** Moves were taken back: `decisions` are left. */
export interface Undone {
  type: "undone";
  n: number;
  at: number;
  seat: number;
  decisions: number;
}

/** A seat asks to go back to so many decisions. */
export interface UndoWished {
  type: "undo_wished";
  n: number;
  at: number;
  seat: number;
  decisions: number;
}

/** A seat agreed to go back, or not. */
export interface UndoAnswered {
  type: "undo_answered";
  n: number;
  at: number;
  seat: number;
  agree: boolean;
}

/** A seat has another name. */
export interface Renamed {
  type: "renamed";
  n: number;
  at: number;
  seat: number;
  name: string;
}

/** Somebody got up before the start. */
export interface Left {
  type: "left";
  n: number;
  at: number;
  seat: number;
  name: string;
}

/** A bot plays on for a seat: it was `asked`, somebody is `away` or `idle`, or the `clock`. */
export interface HandedOver {
  type: "handed_over";
  n: number;
  at: number;
  seat: number;
  bot: string;
  reason: string;
}

/** A person plays again. */
export interface TakenBack {
  type: "taken_back";
  n: number;
  at: number;
  seat: number;
}

/** The server was away; the time of the turn counts anew from here. */
export interface Resumed {
  type: "resumed";
  n: number;
  at: number;
}

/** Bots' moves take at least so long now. */
export interface Paced {
  type: "paced";
  n: number;
  at: number;
  milliseconds: number;
}

/** The same seats, rotated, have a new table. */
export interface Rematched {
  type: "rematched";
  n: number;
  at: number;
  table: string;
}

/** A seat gave up: the `bot` has it for good. Without one nobody else played: the game ended. */
export interface Resigned {
  type: "resigned";
  n: number;
  at: number;
  seat: number;
  name: string;
  bot: string | null;
}

/** Whoever made the table has deleted it. Nothing comes after it. */
export interface Deleted {
  type: "deleted";
  n: number;
  at: number;
}

/** Whether others may look on from here on. */
export interface WatchSet {
  type: "watch_set";
  n: number;
  at: number;
  watch: boolean;
}

/** A seat's client is bound to its share of the deal by the SHA-256 of it. */
export interface Committed {
  type: "committed";
  n: number;
  at: number;
  seat: number;
  commitment: string;
}

/** Who adds to the deal is settled, by this `promise`: now the shares are shown. */
export interface Sealed {
  type: "sealed";
  n: number;
  at: number;
  promise: string;
}

/** A seat's share of the deal: what it was bound to. */
export interface Revealed {
  type: "revealed";
  n: number;
  at: number;
  seat: number;
  share: string;
}

/** The host took a free seat away, and those behind it moved up; or gave it to a `bot`. */
export interface SeatClosed {
  type: "seat_closed";
  n: number;
  at: number;
  seat: number;
  bot: string | null;
}

/** The host put one more seat to the table, behind the others. */
export interface SeatOpened {
  type: "seat_opened";
  n: number;
  at: number;
}

/** The host sent somebody away before the start. */
export interface Removed {
  type: "removed";
  n: number;
  at: number;
  seat: number;
  name: string;
}

/** The host lets a seat's person say nothing, or speak again. */
export interface Muted {
  type: "muted";
  n: number;
  at: number;
  seat: number;
  muted: boolean;
}

/** Whether a guest may take more than one seat. */
export interface SeveralSet {
  type: "several_set";
  n: number;
  at: number;
  several: boolean;
}

/** A seat asks to go on without the one whose turn it is; the seats `waiting` have not yet. */
export interface IdleAsked {
  type: "idle_asked";
  n: number;
  at: number;
  seat: number;
  waiting: number[];
}

/** Something said at the table. */
export interface Said {
  type: "said";
  n: number;
  at: number;
  seat: number;
  name: string;
  text: string;
}

/** Which seats' people are connected, and how many watch. */
export interface Presence {
  type: "presence";
  here: boolean[];
  watchers: number;
}

/**
 * All that this client may know of the moment.
 *
 * `seat` is the seat whose view it is, None a watcher's. `moves` are the legal moves if this
 * client is to decide now, else empty. `curtain` is the own seat whose person has to take the
 * screen and lift the curtain; as long as `seat` is another one, that one's person still looks.
 * `score` is there at the end. `no_undo` is the message that says why nothing can be taken back.
 * `picture` is the view as SVG, in games that draw one and have no board in the page.
 */
export interface Position {
  version: number;
  decisions: number;
  turn: number | null;
  phase: string;
  seat: number | null;
  view: View;
  moves: Move[];
  curtain: number | null;
  score: Points[] | null;
  clocks: Clocks | null;
  undo: UndoOffer | null;
  asked: UndoAsked | null;
  no_undo: string;
  idle: Idle | null;
  picture?: string;
}

/** The table; the same from every chair. */
export interface CarcassonneView {
  type: "carcassonne";
  game: string;
  map: string;
  seat: number | null;
  turn: number;
  phase: string;
  first: number;
  turns: number;
  over: string;
  seats: CarcassonneSeatView[];
  board: TileView[];
  drawn: string | null;
  bag: number;
  left: Record<string, number>;
  discarded: Record<string, number>;
  features: FeatureView[];
}

/** A seat: points so far, meeples in its supply. */
export interface CarcassonneSeatView {
  points: number;
  meeples: number;
}

/** A laid tile, in the order laid. */
export interface TileView {
  tile: string;
  x: number;
  y: number;
  r: number;
  meeple: MeepleView | null;
}

/** Whose meeple stands on which feature of its tile. */
export interface MeepleView {
  seat: number;
  spot: string;
}

/**
 * A feature with meeples: whose it is, and what it would pay if the game ended now.
 *
 * `open` counts sides (a monastery: cells) that wait for a tile, `cities` the completed cities
 * that a field touches.
 */
export interface FeatureView {
  kind: string;
  parts: FeaturePart[];
  cells: [number, number][];
  pennants: number;
  open: number;
  cities: number;
  meeples: number[];
  owners: number[];
  value: number;
}

/** A feature of one tile. */
export interface FeaturePart {
  x: number;
  y: number;
  spot: string;
}

/** What a seat sees; None is a watcher. A game may add what its bots and its picture need. */
export interface PlainView {
  type: "plain";
  seat: number | null;
  turn: number;
  phase: string;
  seats: PlainSeat[];
  facts: Phrase[];
  drawing: string;
}

/** What is known of a seat. */
export interface PlainSeat {
  points: number;
  facts: Phrase[];
}

/** A message of the game's texts. An argument `seat` is a number, which becomes a `name`. */
export interface Phrase {
  key: string;
  args: Record<string, string | number>;
}

/** The table from one seat, or from a watcher's chair (no seat). */
export interface RailView {
  type: "rail";
  game: string;
  map: string;
  seat: number | null;
  turn: number;
  phase: string;
  first: number;
  turns: number;
  seats: RailSeatView[];
  open: (string | null)[];
  deck: number;
  discards: Record<string, number>;
  ticket_deck: number;
  unseen: Record<string, number>;
  passes: number;
  last_round: number;
  over: string;
  free: string[];
  hand: Record<string, number>;
  held: TicketView[];
  offer: string[];
  offered: number;
  tunnel: TunnelView | null;
}

/** What everybody sees of a seat; at the end also its cards and tickets. */
export interface RailSeatView {
  cars: number;
  cards: number;
  tickets: number;
  points: number;
  routes: string[];
  known: Record<string, number>;
  hand: Record<string, number> | null;
  held: TicketView[] | null;
}

/** A ticket and what it would score now. */
export interface TicketView {
  id: string;
  points: number;
}

/** A tunnel that waits for its surcharge; `hits` says which turned-up cards cost (R7, R32). */
export interface TunnelView {
  route: string;
  color: string | null;
  cards: number;
  locos: number;
  revealed: string[];
  hits: boolean[];
  surcharge: number;
}

/** C6-C10: where a seat's points come from; `final_…` and `farm` count only at the end. */
export interface CarcassonnePoints {
  total: number;
  road: number;
  city: number;
  monastery: number;
  farm: number;
  final_road: number;
  final_city: number;
  final_monastery: number;
  features: FeaturePoints[];
}

/** Points of one feature: paid in play, or at the end. */
export interface FeaturePoints {
  points: number;
  at_end: boolean;
  feature: FeatureView;
}

/** A score and its parts by name. */
export interface PlainPoints {
  total: number;
  parts: Record<string, number>;
}

/**
 * R9, R10, R35: where a seat's points come from; `trail` is the length of its longest.
 *
 * `walk` are the routes of such a trail, one after another; while the game goes on it is empty.
 */
export interface RailPoints {
  total: number;
  routes: number;
  tickets: TicketView[];
  longest: number;
  trail: number;
  walk: string[];
}

/**
 * The clocks at the server's time `at` (milliseconds since 1970): milliseconds left by seat.
 *
 * The clock of the seat `running` goes on from there; None: all stand still.
 */
export interface Clocks {
  at: number;
  left: number[];
  running: number | null;
}

/** How far this client may go back: to `latest`, or any own decision down to `earliest`. */
export interface UndoOffer {
  latest: number;
  earliest: number;
  consent: boolean;
}

/** A wish to go back to so many `decisions`; it waits for the answers of the seats `waiting`. */
export interface UndoAsked {
  seat: number;
  decisions: number;
  waiting: number[];
}

/**
 * At a table without a clock: the others may ask from `at` on to go on without a seat.
 *
 * Those `asking` do; the answers of `waiting` are missing. With all of them a bot plays on at
 * `ends`, unless the seat moves. Times are milliseconds since 1970 by the server's clock.
 */
export interface Idle {
  seat: number;
  at: number;
  asking: number[];
  waiting: number[];
  ends: number | null;
}

/**
 * New lines of the log, and the position after them.
 *
 * If `lines[0].n` is not the last known version + 1, something was missed: send `resync`.
 * `table` is there when it changed; without lines only a name or the pace did.
 */
export interface Happened {
  type: "happened";
  lines: LogLine[];
  position: Position | null;
  table: TableInfo | null;
}

/** Earlier lines of the log, without a gap up to the one that was named. */
export interface Lines {
  type: "lines";
  re: number;
  lines: LogLine[];
}

/** The position behind the curtain, or before it when it was lowered. */
export interface Lifted {
  type: "lifted";
  re: number;
  position: Position;
}

/** A request was carried out; what it changed comes (or came) as `happened`. */
export interface Done {
  type: "done";
  re: number;
}

/**
 * What would follow: the view, the next decision's moves, and what would have happened.
 *
 * `outlooks` tell what a follower on each spot among the moves would bring; none without aids.
 */
export interface Previewed {
  type: "previewed";
  re: number;
  version: number;
  turn: number;
  phase: string;
  view: View;
  moves: Move[];
  events: Event[];
  outlooks: Prospect[];
}

/**
 * What a follower on a spot of the newest tile would stand on, and what that is worth.
 *
 * `value` are the points if the game ended now; with nothing `open` (a field is never closed)
 * they are paid at once. `full` are the points at least that it brings when it is complete; None:
 * a field never is. `closing` of the tiles left would complete it at once; None: no odds are told.
 */
export interface Outlook {
  spot: string;
  kind: string;
  tiles: number;
  pennants: number;
  open: number;
  cities: number;
  value: number;
  full: number | null;
  closing: number | null;
}

/** Why a move can't be played; None: it can. */
export interface Explained {
  type: "explained";
  re: number;
  refusal: Refusal | null;
}

/** Why a move is not allowed: the rule's number, the message's key and its arguments. */
export interface Refusal {
  rule: string;
  key: string;
  args: Record<string, string | number>;
}

/** The aids of a seat at a version. */
export interface Aided {
  type: "aided";
  re: number;
  version: number;
  seat: number;
  aids: Aids;
}

/** All aids of a seat. */
export interface CarcassonneAids {
  dead: [number, number][];
  closing: Closing[];
  fields: Field[];
}

/** A feature with meeples that is not complete: how many tiles left would complete it. */
export interface Closing {
  kind: string;
  cells: [number, number][];
  owners: number[];
  open: number;
  tiles: number;
  by_kind: Record<string, number>;
}

/** A field with meeples: whose it is and what it is worth. */
export interface Field {
  cells: [number, number][];
  owners: number[];
  cities: number;
  value: number;
}

/** Help for a seat, line by line. */
export interface PlainAids {
  type: "plain";
  facts: Phrase[];
}

/** All aids of a seat. */
export interface RailAids {
  tunnels: TunnelOdds[];
  tickets: TicketWay[];
  payable: Record<string, string[]>;
  keeps: KeepCost[];
}

/** The odds of a tunnel that is still open, for each way to play it. */
export interface TunnelOdds {
  route: string;
  odds: Odds[];
}

/** Chances of 0, 1, 2, … extra cards for a tunnel played with a color (or locomotives). */
export interface Odds {
  color: string;
  chances: number[];
}

/** The cheapest way still open to finish a ticket with the cars left; none if it can't be. */
export interface TicketWay {
  ticket: string;
  done: boolean;
  open: boolean;
  cars: number;
  routes: string[];
}

/**
 * Some offered tickets beside the held ones: what all that are not done need from now on.
 *
 * `cars` is for all of them together, `shared` what the ways of several save; `turns` is a guess:
 * one a route, and one for every two cards that are not in the hand.
 */
export interface KeepCost {
  tickets: string[];
  open: boolean;
  cars: number;
  shared: number;
  turns: number;
}

/** A world as the bytes of Stolik's own state record (base64), of this version of the rules. */
export interface Sampled {
  type: "sampled";
  re: number;
  version: number;
  rules: number;
  state: string;
}

/** A bot thinks about its move; `waiting` while it queues for a free core. */
export interface Thinking {
  type: "thinking";
  seat: number;
  bot: string;
  waiting: boolean;
}

/** The answer to `ping`, with the server's time in milliseconds since 1970. */
export interface Pong {
  type: "pong";
  re: number;
  at: number;
}

/**
 * A request was not carried out, and nothing changed.
 *
 * The code `unknown` alone says something else: the database may have kept it or not, as the
 * connection to it was lost. `database` and `not-kept` say that the table waits for its database.
 * After each of the three the server sends `welcome` (with `re` 0) as soon as it knows; then the
 * request can be sent again with its `key`.
 *
 * `code` is for programs, `key` and `args` are the message in the catalogue, `rule` the rule's
 * number where a rule forbids it, `text` the message in English.
 */
export interface Refused {
  type: "refused";
  re: number;
  code: string;
  key: string;
  args: Record<string, string | number>;
  text: string;
  rule: string;
}

/** The person who makes the table. */
export interface Me {
  type: "me";
}

/** Whoever comes by the table's link. */
export interface Friend {
  type: "friend";
}

/** Another person at the maker's screen. */
export interface AtThisScreen {
  type: "screen";
  name: string;
}

/** A bot by its name: a level, or another of the game's bots. */
export interface BotSeat {
  type: "bot";
  bot: string;
}

/** A tile set as its file has it (docs/tiles.md). */
export interface TileData {
  type: "carcassonne";
  tiles: TileFile;
}

/** A whole file; the base game's has more beside this, for readers. */
export interface TileFile {
  format: string;
  start: Start;
  tiles: Tile[];
  id: string | null;
  title: Record<string, string>;
}

export interface Start {
  tile: string;
}

/** One kind of tile, unturned. */
export interface Tile {
  id: string;
  count: number;
  edges: Record<string, "city" | "field" | "road">;
  cities: City[];
  roads: Road[];
  monastery: boolean;
  farms: Farm[];
  name: string;
}

export interface City {
  edges: string[];
  pennant: boolean;
}

export interface Road {
  edges: string[];
  end: string | null;
}

export interface Farm {
  half_edges: string[];
  cities: number[];
}

/**
 * A map as its file has it (docs/maps.md), and where all of it is drawn.
 *
 * A second copy of a ticket is called `<id>#2` in views and moves.
 */
export interface RailData {
  type: "rail";
  map: MapFile;
  layout: Layout;
}

/** The whole file. */
export interface MapFile {
  format: string;
  id: string;
  title: Record<string, string>;
  colors: string[];
  route_points: Record<string, number>;
  countries: Country[];
  places: RailPlace[];
  routes: Route[];
  tickets: Ticket[];
  rules: "europe" | "swiss" | null;
  options: Record<string, boolean | number | string>;
}

/** A country that tickets can name; it is reached at any of its border places. */
export interface Country {
  id: string;
  name: Record<string, string>;
}

/** A city, or the border exit of a country. */
export interface RailPlace {
  id: string;
  name: Record<string, string>;
  lat: number | null;
  lon: number | null;
  country: string | null;
  towards: string | null;
}

/** A link of some spaces; `locomotives` of them are ferry spaces; no color is gray. */
export interface Route {
  id: string;
  a: string;
  b: string;
  length: number;
  color: string | null;
  tunnel: boolean;
  locomotives: number;
  twin: string | null;
}

/** An aim: join the start to a target. `copies` of the same ticket are several tickets. */
export interface Ticket {
  id: string;
  deck: "all" | "long" | "short";
  to: Target[];
  from: string | null;
  from_country: string | null;
  copies: number;
}

/** One end of a ticket with what it is worth. */
export interface Target {
  points: number;
  place: string | null;
  country: string | null;
}

/** A whole map. `cell` is how high a space is, `font` how high a name is written. */
export interface Layout {
  format: string;
  map: string;
  canvas: Canvas;
  cell: number;
  font: number;
  places: Record<string, Spot>;
  routes: Record<string, Track>;
}

/** The size of the whole drawing. */
export interface Canvas {
  width: number;
  height: number;
}

/** A place with the radius of its marker; a border exit has no label. */
export interface Spot {
  x: number;
  y: number;
  r: number;
  label: Label | null;
}

/** Where a name is written; `y` is the middle line of the text. */
export interface Label {
  x: number;
  y: number;
  anchor: "end" | "middle" | "start";
}

/** The spaces of a route from its `a` to its `b`, each `w` long. */
export interface Track {
  w: number;
  cells: Cell[];
}

/** The middle of a space, and how it is turned (degrees, clockwise). */
export interface Cell {
  x: number;
  y: number;
  angle: number;
}

/**
 * What a page needs for a game without a board of its own: the words.
 *
 * `texts` are Fluent messages by language; their keys begin with the name of the `family`.
 * `picture`: positions bring one.
 */
export interface PlainData {
  type: "plain";
  game: string;
  family: string;
  title: Record<string, string>;
  texts: Record<string, string>;
  picture: boolean;
}

/** Who the client is: a name, if one was set. */
export interface Person {
  name: string | null;
}

/** A new name. */
export interface SetName {
  name: string;
}

/** Somebody without a browser: the token goes into `hello` and `Authorization: Bearer …`. */
export interface NewPerson {
  token: string;
  name: string | null;
}

/**
 * A link that makes another device this person's, once, within so many seconds.
 *
 * `svg` is its QR code. `only_here`: it leads nobody but this computer here.
 */
export interface DeviceCode {
  url: string;
  svg: string;
  seconds: number;
  only_here: boolean;
}

/** The code of such a link, which stands behind its `#`. */
export interface TakeCode {
  code: string;
}

/**
 * A rule that can be changed. `value` is the game's own; `words`, or from `low` to `high`.
 *
 * `group` says what it is about. `said` are numbers to choose from, each in words.
 */
export interface OptionInfo {
  name: string;
  rule: string;
  meaning: Record<string, string>;
  value: boolean | number | string;
  low: number;
  high: number;
  words: string[];
  group: string;
  said: Record<string, Record<string, string>>;
}

/**
 * A map or tile set of a game; `options` are the values it changes by itself.
 *
 * `route_points`: what a route of each length is worth on a map.
 */
export interface MapInfo {
  name: string;
  title: Record<string, string>;
  options: Record<string, boolean | number | string>;
  route_points: Record<string, number>;
}

/** A bot; `level` from 1 (beginner) to 5 (master), None for yardsticks. */
export interface BotInfo {
  name: string;
  level: number | null;
  about: Record<string, string>;
  seconds: number | null;
}

/**
 * All that the form for a new table needs to know of a game.
 *
 * `presets` are named sets of changed options. `face` is the kind of its data (GET
 * /api/games/{game}/{map}): pages have a face for each, and a plain one for all others.
 */
export interface GameInfo {
  name: string;
  title: Record<string, string>;
  least_seats: number;
  most_seats: number;
  maps: MapInfo[];
  options: OptionInfo[];
  presets: Record<string, Record<string, boolean | number | string>>;
  bots: BotInfo[];
  face: string;
}

/** All games of this server; those of `preparing` are still being compiled. */
export interface GameList {
  games: GameInfo[];
  preparing: string[];
}

/**
 * A new table. It starts when every seat is taken.
 *
 * Without a `seed` one is drawn; a chosen one (a number in digits) is shown to all. `pace` is how
 * many milliseconds a bot's move takes at least. `watch` lets others look on. `mix` waits some
 * seconds with the deal for the shares of its people (`commit`, `reveal` on the socket), so that
 * neither the server nor a player can choose it.
 */
export interface MakeTable {
  game: string;
  seats: AnySeat[];
  map?: string | null;
  preset?: string;
  options?: Record<string, boolean | number | string>;
  seed?: string | null;
  aids?: boolean;
  watch?: boolean;
  clock?: TimeControl | null;
  pace?: number;
  name?: string | null;
  mix?: boolean;
}

/** A table was made; `invite` is the path that friends open, None if no seat waits for one. */
export interface Made {
  table: string;
  invite: string | null;
}

/** The key of a link. It never stands in a path: paths are written into logs. */
export interface TableKey {
  key: string;
}

/** Sits down with the key of the link. `another` takes one more seat for the same screen. */
export interface JoinTable {
  key: string;
  name?: string | null;
  another?: boolean;
}

/** The seat; the same one again for somebody who sits there already. */
export interface Joined {
  seat: number;
}

/**
 * The whole link, as others in the network can open it, and its QR code as an SVG.
 *
 * `only_here`: it leads nobody but this computer here. `opens_at` is the address at which this
 * client may open the server to its network (POST /api/network).
 */
export interface Invite {
  url: string;
  svg: string;
  only_here: boolean;
  opens_at: string | null;
}

/** Where others in the network find this server now. */
export interface Network {
  address: string;
}

/**
 * A table in a list. `turn` is the seat to decide, `yours` says that this is you.
 *
 * `given_up` is the seat whose giving up ended it. `deletable`: you may delete it.
 */
export interface TableSummary {
  id: string;
  game: string;
  map: string;
  status: "closed" | "deleted" | "over" | "playing" | "waiting";
  names: string[];
  turn: number | null;
  yours: boolean;
  decisions: number;
  updated: number;
  result: number[] | null;
  given_up: number | null;
  deletable: boolean;
}

/**
 * Own tables in progress, others' to watch, own finished games; the newest first.
 *
 * `archived` are own ones that were put away from these lists.
 */
export interface TableLists {
  mine: TableSummary[];
  watch: TableSummary[];
  finished: TableSummary[];
  archived: TableSummary[];
}

/** Whether a table is put away from my lists. */
export interface Archived {
  archived: boolean;
}

/** A table was deleted. */
export interface Gone {
  table: string;
}

/**
 * A finished game after so many decisions: the last one, and the views asked for.
 *
 * `pictures` are those of the views as SVG, in games that draw them.
 */
export interface ReplayPosition {
  number: number;
  choice: Choice | null;
  views: View[];
  score: Points[] | null;
  pictures?: string[];
}

/**
 * Positions of a finished game; decisions that were taken back are not part of it.
 *
 * `seat` is the seat whose views these are; None: open, the views of all seats. `mine` are the
 * seats of whoever asks. `stops` are the positions after whole moves: a tile and its follower
 * are one.
 */
export interface Replay {
  table: string;
  game: string;
  map: string;
  options: Record<string, boolean | number | string>;
  names: string[];
  bots: (string | null)[];
  aids: boolean;
  decisions: number;
  seat: number | null;
  deal: DealInfo;
  positions: ReplayPosition[];
  mine: number[];
  stops: number[];
}

/** A record to check; `commitment` is a promise that was noted before the first move. */
export interface RecordText {
  record: string;
  commitment?: string | null;
}

/**
 * What a check of a record found: it replays, and the deal is the one its promise tells of.
 *
 * `fair` is None where the record tells no promise. `promised`: it is the one that was noted
 * before the first move; without that a record can only agree with itself.
 */
export interface Verdict {
  valid: boolean;
  fair: boolean | null;
  text: string;
  promised: boolean;
}

/** Why a request failed: `code` for programs, `key` and `args` for the catalogue, English. */
export interface Problem {
  code: string;
  key: string;
  args: Record<string, string | number>;
  text: string;
}

/** The first compile on a machine: part `done + 1` of `parts` is at work, since `seconds`. */
export interface Preparing {
  what: string;
  done: number;
  parts: number;
  seconds: number;
}

/** What the server is doing: games that can be played at once, and what is being compiled. */
export interface ServerStatus {
  version: string;
  ready: string[];
  preparing: Preparing | null;
}

/** `ok`, `starting`, or what is wrong (with status 503) and a few words why. */
export interface Health {
  status: string;
  tables: number;
  sockets: number;
  reason: string;
}
