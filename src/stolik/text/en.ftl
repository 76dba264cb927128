### Stolik in English. The same keys with the same arguments are in pl.ftl and fr.ftl.
### Keys that begin with "part-" are pieces of other messages, each language has its own.
### $color is a card: black, violet, blue, green, yellow, orange, red, white or loco.

## Pieces

part-color =
    { $color ->
        [loco] locomotive
       *[other] { $color }
    }
part-a-card =
    { $color ->
        [loco] a locomotive
        [orange] an orange card
       *[other] a { $color } card
    }
part-missing-cards =
    { $color ->
        [loco]
            { $missing ->
                [one] 1 more locomotive
               *[other] { $missing } more locomotives
            }
       *[other]
            { $missing ->
                [one] 1 more { $color } card
               *[other] { $missing } more { $color } cards
            }
    }
# A seat is a number in the library and a name at a table.
part-seat =
    { $seat ->
        [one] seat { $seat }
        [other] seat { $seat }
       *[name] { $seat }
    }
part-points =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
part-cars =
    { $cars ->
        [one] 1 car
       *[other] { $cars } cars
    }
part-tickets =
    { $count ->
        [one] 1 ticket
       *[other] { $count } tickets
    }
part-deck-cards =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
part-extra =
    { $surcharge ->
        [0] no extra card
        [one] 1 extra card
       *[other] { $surcharge } extra cards
    }
# $kind is a feature: city, road, farm or monastery.
part-kind =
    { $kind ->
        [city] city
        [road] road
        [farm] field
       *[monastery] monastery
    }
part-kind-first =
    { $kind ->
        [city] City
        [road] Road
        [farm] Field
       *[monastery] Monastery
    }
part-tiles =
    { $tiles ->
        [one] 1 tile
       *[other] { $tiles } tiles
    }
part-pennants =
    { $pennants ->
        [0] { "" }
        [one] , 1 pennant
       *[other] , { $pennants } pennants
    }
part-cities =
    { $cities ->
        [0] no completed city
        [one] 1 completed city
       *[other] { $cities } completed cities
    }
part-open-sides =
    { $open ->
        [one] 1 open side
       *[other] { $open } open sides
    }
part-open-places =
    { $open ->
        [one] 1 empty place around it
       *[other] { $open } empty places around it
    }

## Cards and routes

card-name = { part-color }
card-count =
    { $color ->
        [loco]
            { $count ->
                [one] 1 locomotive
               *[other] { $count } locomotives
            }
       *[other] { $count } { $color }
    }
route-color =
    { $color ->
        [gray] gray
       *[other] { $color }
    }
route-tunnel = tunnel
route-ferry = ferry

## Why a move is refused

# They follow a colon or stand alone: no capital at the beginning, no period at the end.
why-over = the game is over, there are no more moves
why-phase-keep = first choose which of the offered tickets you keep
why-phase-turn = choose an action first: take cards, take tickets or claim a route
why-phase-second = first finish taking cards
why-phase-surcharge = first answer the tunnel: pay the extra cards or withdraw
why-not-offered = { $ticket } is not offered, choose from the offer
why-kept-twice = { $ticket } is named twice, name each ticket once
why-keep-more =
    { $least ->
        [one] keep at least 1 ticket
       *[other] keep at least { $least } tickets
    }
why-keep-fewer =
    { $limit ->
        [one] nobody may hold more than 1 ticket: keep at most { $most } of these
       *[other] nobody may hold more than { $limit } tickets: keep at most { $most } of these
    }
why-reserve =
    { $reserve ->
        [one] at least 1 card must be in deck and discards to take cards: do something else
       *[other] at least { $reserve } cards must be in deck and discards to take cards: do something else
    }
why-second-open = your first card was an open one, so take an open one again
why-second-deck = your first card came from the deck, so take the second from the deck too
why-second-loco = an open locomotive can only be the first card: take another card
why-deck-empty = deck and discards are empty: do something else
why-slot-empty = open slot { $slot } is empty: choose another card
why-no-tickets = no tickets are left: do something else
why-ticket-limit =
    { $limit ->
        [one] you hold 1 ticket already, and no more are allowed
       *[other] you hold { $limit } tickets already, and no more are allowed
    }
why-both-cards = both cards must be taken: take the second one
why-claimed = { $route } already belongs to { part-seat }: choose another route
why-twin = the other half of { $route } is taken, so this one is closed to you
why-listed-once = both halves are alike: claim { $route } instead
why-length =
    { $length ->
        [one] { $route } takes exactly 1 card
       *[other] { $route } takes exactly { $length } cards, locomotives included
    }
why-color = { $route } takes { $color } cards
why-ferry =
    { $locos ->
        [one] { $route } is a ferry: at least 1 card must be a locomotive
       *[other] { $route } is a ferry: at least { $locos } cards must be locomotives
    }
why-no-locos = { $route } is not a tunnel, and locomotives count only there: pay with cards of one color
why-cars =
    { $missing ->
        [one] needs 1 more car, you have { $cars }: choose a shorter route
       *[other] needs { $missing } more cars, you have { $cars }: choose a shorter route
    }
why-cards = needs { part-missing-cards }
why-cards-any =
    { $missing ->
        [one] needs 1 more card of any one color
       *[other] needs { $missing } more cards of any one color
    }
why-cards-bare =
    { $colors ->
        [all]
            { $missing ->
                [one] needs 1 more card of any color; locomotives count only in tunnels
               *[other] needs { $missing } more cards of any one color; locomotives count only in tunnels
            }
       *[other]
            { $missing ->
                [one] needs 1 more card ({ $colors }); locomotives count only in tunnels
               *[other] needs { $missing } more cards of one color ({ $colors }); locomotives count only in tunnels
            }
    }
why-pay-locos = you played locomotives only: pay with locomotives too, or withdraw
why-pay-color = pay with { $color } cards or locomotives, or withdraw
why-surcharge =
    { $surcharge ->
        [one] pay exactly 1 extra card, or withdraw
       *[other] pay exactly { $surcharge } extra cards, or withdraw
    }
why-pass = passing is allowed only when no other move is: choose another one
why-plain = this move is not possible now: choose one that is listed
why-number = { $number } is not the number of a legal move: choose one that is listed
why-phase-place = first lay the tile you drew
why-phase-meeple = first decide about a follower: put one on the tile or keep it
why-apart = no side of { $x } { $y } touches a tile: choose another place
why-taken = a tile lies at { $x } { $y } already: choose another place
why-side =
    the { $side ->
        [N] north
        [E] east
        [S] south
       *[W] west
    } side does not fit: { $have ->
        [city] a city
        [road] a road
       *[field] a field
    } would meet { $need ->
        [city] a city
        [road] a road
       *[field] a field
    }
why-no-spot = this tile has no { $spot }
why-no-meeples = you have no followers left, all are on the board: play without one
why-occupied = { $spot } already has a follower ({ part-seat })

## What happened: "-own" tells it to the one who did it

event-kept = { $name } keeps { part-tickets }.
event-kept-own = You keep { part-tickets }: { $tickets }.
event-kept-seen = { $name } keeps { part-tickets }: { $tickets }.
event-returned = { $name } puts { part-tickets } under the pile.
event-returned-own = You put { part-tickets } under the pile: { $tickets }.
event-returned-seen = { $name } puts { part-tickets } under the pile: { $tickets }.
event-drawn-open = { $name } takes { part-a-card } from the open ones.
event-drawn-open-own = You take { part-a-card } from the open ones.
event-drawn-deck = { $name } draws a card from the deck.
event-drawn-deck-own = You draw { part-a-card } from the deck.
event-drawn-deck-seen = { $name } draws { part-a-card } from the deck.
event-recycled = The discards are shuffled into a new deck of { part-deck-cards }.
event-opened = Now open: { $cards }.
event-swept = Too many locomotives lie open, so the whole row is discarded: { $cards }.
event-offered = { $name } draws { part-tickets } to choose from.
event-offered-own = You draw { part-tickets } to choose from: { $tickets }.
event-offered-seen = { $name } draws { part-tickets } to choose from: { $tickets }.
event-revealed = Turned up: { $cards } – { part-extra }.
event-revealed-none = No card is left to turn up – { part-extra }.
event-paid = { $name } pays { $cards }.
event-paid-own = You pay { $cards }.
event-claimed = { $name } claims { $route } for { part-points }.
event-claimed-own = You claim { $route } for { part-points }.
event-built = { $name } builds { $route } with { $cards }.
event-built-own = You build { $route } with { $cards }.
event-chose = { $name } keeps { part-tickets } and puts { $returned } back.
event-chose-own = You keep { part-tickets }: { $tickets }. Put back: { $back }.
event-chose-seen = { $name } keeps { part-tickets }: { $tickets }. Put back: { $back }.
event-abandoned = { $name } withdraws from the tunnel { $route }.
event-abandoned-own = You withdraw from the tunnel { $route } and keep your cards.
event-passed = { $name } passes.
event-passed-own = You pass.
event-last-round = { $name } is nearly out of cars: each seat has one more turn.
event-last-round-own = You are nearly out of cars: each seat has one more turn.
event-over-last-round = The last round is over.
event-over-passes = Everybody has passed: the game is over.
event-over-limit = The agreed number of turns is reached: the game is over.
event-laid = { $name } lays a tile at { $place }.
event-laid-stood = { $name } lays a tile at { $place } and puts a follower on its { part-kind }.
event-laid-own = You lay the tile at { $place }.
event-laid-stood-own = You lay the tile at { $place } and put a follower on its { part-kind }.
event-joined = { $name } lays a tile that extends { $joined }.
event-joined-own = You lay a tile that extends { $joined }.
event-joined-stood = { $name } lays a tile that extends { $joined }, and puts a follower on its { part-kind }.
event-joined-stood-own = You lay a tile that extends { $joined }, and put a follower on its { part-kind }.
tiles-joined =
    { $have ->
        [city] a city
        [road] a road
       *[field] a field
    }
event-stood = { $name } puts a follower on the { part-kind }.
event-stood-own = You put a follower on the { part-kind }.
event-scored =
    { $kind ->
        [city] City completed, { part-tiles }{ part-pennants }: { $gains }.
        [road] Road completed, { part-tiles }: { $gains }.
       *[monastery] Monastery completed: { $gains }.
    }
event-discarded = A drawn tile fits nowhere and leaves the game.

## What is expected now

prompt-keep = Which tickets do you keep? Type { $least } to { $most } of the numbers, as in 1 2
prompt-keep-exactly =
    { $count ->
        [one] Which ticket do you keep? Type its number
       *[other] Which tickets do you keep? Type { $count } of the numbers, as in 1 2
    }
prompt-turn = Your turn. Type a number
prompt-second = Your second card. Type a number
prompt-surcharge =
    { $surcharge ->
        [one] { $route } costs 1 extra card. Type a number
       *[other] { $route } costs { $surcharge } extra cards. Type a number
    }
prompt-pay = How do you pay for { $route }? Type a number; Enter is 1, b goes back
prompt-only = Only one move is possible. Enter plays it
prompt-help = (? for help)
prompt-place = Your tile. Type the number of a place
prompt-turned = Turned which way at { $place }? Type a number; Enter is 1, b goes back
prompt-spot = Do you put a follower on the tile? Type a number
prompt-none-left = You have no followers left. Type 1 to play without one

## The table

table-title = { $map }, round { $round }
table-start = { $map }, before the first round
table-bot =
    { $count ->
        [one] You play against the bot { $bot }.
       *[other] You play against { $count } bots of the kind { $bot }.
    }
table-news = Since your last decision
table-last-round = Last round
name-you = You
name-bot = Bot
name-bot-numbered = Bot { $number }
head-seat = Seat
head-cars = Cars
head-cards = Cards
head-tickets = Tickets
head-points = Points
head-color = Color
head-tunnels = Open tunnels
label-open = Open
label-hand = Hand
label-piles = Piles
label-tickets = Tickets
# A border town: a map calls it as people there do. $town is $name with hyphens for spaces.
town-name =
    { $town ->
        [Freiburg-im-Breisgau] Freiburg
       *[other] { $name }
    }
slot-empty = empty
hand-empty = no cards
tickets-none = no tickets
piles =
    { $deck ->
        [one] deck 1 card
       *[other] deck { $deck } cards
    }, discards { $discards }, ticket pile { $tickets }
ticket-done = done
ticket-way = { part-cars } to go
ticket-far = { part-cars } to go, more than you have
ticket-closed = no way is open any more
table-bag =
    { $count ->
        [one] 1 tile in the bag
       *[other] { $count } tiles in the bag
    }
head-followers = Followers
label-tile = Your tile

## Moves to choose from

group-draw = Take a card
group-claim = Claim a route
group-offer = Offered tickets
group-other = Or
group-pay = Ways to pay
choice-deck = from the deck, blind
choice-tickets =
    { $count ->
        [one] Draw tickets (1 is left)
       *[other] Draw tickets ({ $count } are left)
    }
choice-pass = Pass
choice-stop = Take no second card
choice-withdraw = Withdraw and keep the cards
choice-others =
    { $count ->
        [one] or 1 other
       *[other] or { $count } others
    }
choice-wanted = on the shortest way of one of your tickets
choices-more = … and { $count } more: c lists them all
group-places = Places where the tile fits
group-turns = Ways to turn it
group-spots = Where a follower may stand
choice-skip = Put no follower
spot-worth =
    { $kind ->
        [farm] { part-kind-first }: worth { part-points } now, touches { part-cities }
        [monastery] { part-kind-first }: worth { part-points } now, { part-open-places }
       *[other] { part-kind-first }: worth { part-points } now, { part-open-sides }
    }
spot-complete = { part-kind-first }, completed: { part-points } at once, and the follower comes back

## Commands

help-title = What you can type
help-number = a number of the list; for a route with several ways to pay two at once, as in 9 2
help-enter = shows the table again, or plays the only move
help-help = this help
help-choices = all moves, also of a long list
help-undo = takes moves back to your last decision
help-save = writes the record of the game to a file
help-load = goes on with a saved game
help-quit = leaves the table
help-moves = Moves can also be written out
help-map = routes and their owners; m NAME only those with that name
help-tickets = your tickets, each with its shortest open way
help-odds = chances of extra cards in tunnels
enter-example = Enter
save-example = save FILE
load-example = load FILE
help-number-tiles = a number on the board or in the list; with the way to turn it two at once, as in 9 2
help-board = the board and its signs; m X the columns around X, where not all fit
help-size = how large tiles are: z 1, z 2 or z 3; z alone fits the screen
help-features = features with followers: whose, how far, worth what
help-left = which tiles are in the bag

## Answers of the table

play-stopped = You left before the game began.
play-thinks = { $name } is thinking …
play-forfeit = { $name } has lost by forfeit: { $reason }
play-no-move = “{ $text }” is no move. Type a number from the list, or ? for help.
play-one-number = Type one number: that line is one move.
play-no-choice =
    { $most ->
        [one] There is no { $number } in the list: the only number is 1.
       *[other] There is no { $number } in the list: numbers are 1 to { $most }.
    }
play-undone = You are back at your last decision.
play-undo-none = You have made no decision yet: there is nothing to take back.
play-save-how = Say where to: save and the name of a file, as in save evening.txt
play-saved = The record is in { $file }. To go on later, type load { $file } at a table.
play-save-failed = { $file } could not be written ({ $reason }): try another name.
play-exists = { $file } is already there. Replace it? (y/n)
play-load-how = Say from where: load and the name of a file, as in load evening.txt
play-loaded =
    { $moves ->
        [one] { $file } is loaded, 1 move was played.
       *[other] { $file } is loaded, { $moves } moves were played.
    }
play-load-failed = { $file } could not be loaded: { $reason }
play-over = The game is over. You can save it, take moves back (u) or leave (Enter).
play-leave = Leave the table? This game is not saved. (y/n)
play-leave-saved = Leave the table? This game is saved in { $file }. (y/n)
play-go-on = To keep a game and go on later: save FILE before you leave, load FILE when you are back.
play-bye = You leave the table. Its seed was { $seed }: the same seed gives the same draws again.
play-bye-saved = You leave the table. Go on with load { $file }; the seed was { $seed }.
play-cut = The game ends here, unsaved. Its seed was { $seed }.
play-cut-saved = The game ends here; what you saved is in { $file }.
play-yes = y yes

## Routes, odds

routes-of =
    { $count ->
        [one] { $name }: 1 route
       *[other] { $name }: { $count } routes
    }
routes-of-own =
    { $count ->
        [one] You have 1 route
       *[other] You have { $count } routes
    }
routes-free =
    { $count ->
        [one] 1 route is open
       *[other] { $count } routes are open
    }
routes-closed =
    { $count ->
        [one] 1 route is closed to you
       *[other] { $count } routes are closed to you
    }
routes-none = No route has “{ $text }” in its name.
odds-title = Extra cards in a tunnel, by what you play it with
odds-any = any color
odds-none = No tunnel is open any more.

## The board, followers, the bag

# Signs with a comma and a space between them.
board-legend = ▒ city, ⚑ pennant, ━ road, ● end of roads, ⌂ monastery, · field, ✗ no tile left fits
board-part = Columns { $first } to { $last } of { $left } to { $right }. m X shows those around X.
board-size-how = Type z and a size, as in z 2: 1, 2 or 3. z alone fits the screen.
board-column-how = Type m and a column, as in m 3. m alone goes to the newest tile.
features-title = Features with followers (* would take the points now)
features-note = Open: its sides (a monastery: places around it) without a tile. Closing tiles: how many of those left would complete it at once.
features-none = No follower is on the board.
feature-size =
    { $kind ->
        [city] city, { part-tiles }{ part-pennants }
        [road] road, { part-tiles }
        [farm] field, { part-cities }
       *[monastery] monastery, { part-tiles }
    }
head-feature = Feature
head-place = Place
head-open = Open
head-closers = Closing tiles
head-worth = Worth
left-discarded =
    { $count ->
        [one] 1 tile fitted nowhere
       *[other] { $count } tiles fitted nowhere
    }

## The end

end-title = The game is over
end-routes = Routes
end-tickets = Tickets
end-longest = Longest trail
end-trail = { $points } (length { $length })
end-total = Total
end-tickets-of = { $name }: tickets
end-tickets-own = Your tickets
end-won = { $name } wins with { part-points }.
end-won-own = You win with { part-points }.
end-shared = The win is shared: { $names }, with { part-points } each.
end-road = Roads
end-city = Cities
end-monastery = Monasteries
end-final-road = Unfinished roads
end-final-city = Unfinished cities
end-final-monastery = Unfinished monasteries
end-farm = Fields

## Why the server refuses a request

error-stale = The table has moved on meanwhile. Look again and repeat it.
error-bad-message = This message can’t be read: { $reason }
error-no-move = This is no move: { $reason }
error-not-your-turn = It is not your turn.
error-not-yours = Only those who sit at this table can do that.
error-no-aids = This table is played without aids.
error-hidden = This move would show something hidden, so there is no preview. Play it to see.
error-no-undo = That can’t be taken back: something hidden was shown since, or it was not your move.
error-undo-none = Nothing of yours can be taken back yet.
error-undo-hidden = Something hidden was shown since your last move, so it can’t be taken back between people.
error-not-asked = Nobody waits for your answer.
error-too-fast = That was too much at once. Wait a moment.
error-waiting = The game has not begun: some seats are still free.
error-over = The game is over.
error-not-over = The game is not over yet.
error-no-table = There is no such table. Check the link.
error-not-allowed = This table is not open to spectators. Ask for its link to sit down.
error-not-at-server = Only the person at the server’s own computer can do that.
error-no-network = The server can’t be opened to a network from here. Start it with --host 0.0.0.0.
error-wrong-key = This link is not valid. Ask for a new one.
error-dealing = The cards are being dealt. Wait a moment.
error-share-early = Shares are shown when all are promised. Wait for the table.
error-share-late = The deal is settled already. Your share is not part of it.
error-share-other = This is not the share that was promised. Show that one.
error-code = This code was used already, or is too old. Show a new one on the other device.
error-begun = The game has begun: that can only be done before.
error-fewest-seats = This game needs { $least } seats at least.
error-most-seats = This game has { $most } seats at most.
error-muted = Whoever made the table lets you say nothing here.
error-name-taken = Somebody here is called { $name } already. Choose another name.
error-no-guest = Nobody sits there who could be sent away or muted.
error-no-name = Nothing of this name can be seen. Write letters, digits or signs.
error-not-host = Only whoever made the table can do that.
error-not-idle = { $name } may still think. Ask again when there was no move for ten minutes.
error-one-seat = A guest has one seat here. Whoever made the table can allow more.
error-removed = Whoever made the table has sent you away from it.
error-seat-taken = Somebody sits there.
error-full = All seats are taken.
error-maker-stays = Whoever made the table stays until the start. They can delete the table.
error-others-play = Others are playing at this table. Give up your seat instead: a bot plays on.
error-still-here = { $name } is still here.
error-bot-plays = A bot plays for this seat. Take it back first.
error-curtain = Lift the curtain first.
error-no-words = There is nothing to read in it. Write something.
error-unknown-bot = There is no bot { $bot } here. Choose { $bots }.
error-unknown-game = There is no game { $game } here. Choose { $games }.
error-unknown-map = { $game } has no map { $map }. Choose { $maps }.
error-option = That can’t be played: { $reason }
error-seed = The seed is too large: it has at most 128 bits.
error-log-full = The log of this table is full: only moves can be made here now.
error-too-many-bots = From your address { $most } tables of bots alone are being played. Wait until one is over.
error-too-many-tables = You have { $most } tables that are not over. Finish one first.
error-hello-first = Say hello first.
error-not-found = There is nothing here. Check the address.
error-wrong-method = That can’t be done with this address. See /api/openapi.json.
error-starting = The server could not start. Its log says why.
error-too-large = That is too large.
error-internal = Something went wrong on the server. Nothing was lost; try again.
error-rules-changed = This table was played by version { $was } of the rules, and this program has version { $now }. It can be looked at, but not continued.
error-database = The table waits for its database. It goes on by itself.
error-unknown = The server lost its database at this moment: nobody knows yet whether that was saved. The table will show it.
error-not-kept = The server can’t save anything at the moment, so nothing changed. Try again shortly.
error-broken = The log of this table is damaged after entry { $good }. The game can be looked at up to there, but not continued.

## Rules that can be changed, a line each

option-cars = Cars for each player
option-hand = Cards in hand at the start
option-open = Open cards on the table
option-start-long = Long tickets in the first choice
option-start-short = Other tickets in the first choice
option-start-keep = Tickets you must keep of the first choice
option-ticket-draw = Tickets drawn later
option-ticket-keep = Tickets you must keep of those drawn later
option-ticket-limit = Most tickets in one hand
option-ticket-rejects = Tickets thrown back later go
option-mixed-draws = One card from the deck and an open one may be taken in the same turn
option-open-locomotive-ends-turn = An open locomotive is taken alone
option-sweep-locomotives = Open locomotives at which the row is laid anew
option-sweep-limit = Times the row is laid anew, one after another
option-card-reserve = Cards there must be in deck and discards to take some
option-both-cards = Whoever takes a card must take two
option-locomotives-anywhere = Locomotives pay on every route, not only in tunnels
option-tunnel-cards = Cards turned up in a tunnel
option-surcharge-counts-locomotives = Turned-up locomotives cost extra too
option-pass-always = You may pass at any time
option-passes-per-seat = The game ends when everybody passes so many times in a row
option-longest-trail-points = Points for the longest trail
option-last-round-cars = Cars left that bring the last round
option-both-halves-seats = Both halves of a double route can be built
option-turn-limit = Turns of all players after which the game ends
option-meeples = Followers for each player
option-value-ticket-limit =
    { $value ->
        [0] no limit
       *[other] { $value }
    }
option-value-sweep-locomotives =
    { $value ->
        [0] never
       *[other] { $value }
    }
option-value-sweep-limit =
    { $value ->
        [0] never
       *[other] { $value }
    }
option-value-card-reserve =
    { $value ->
        [0] any number
       *[other] { $value }
    }
option-value-tunnel-cards =
    { $value ->
        [0] none
       *[other] { $value }
    }
option-value-longest-trail-points =
    { $value ->
        [0] none
       *[other] { $value }
    }
option-value-both-halves-seats =
    { $value ->
        [99] never
       *[other] from { $value } players
    }

## Bots, a line each

bot-random = Plays any legal move.
bot-wander = Claims a route whenever it can, else collects cards for some ticket, at random.
bot-closer = Lays each tile where it touches the most others.
bot-pathfinder = Builds its most valuable ticket first, by the shortest way.
bot-ticket-greedy = Builds its nearest ticket first, by the shortest way.
bot-one-ply = Looks one move ahead and knows nothing of fields.
bot-uct = A plain tree search with random playouts.
bot-beginner = A friendly partner for your first games who overlooks a lot.
bot-casual = Knows what things are worth and plays briskly.
bot-club = A good player who slips up now and then.
bot-expert = A strong player who rarely gives anything away.
bot-master = The strongest of them; takes two seconds to think.

## The pages: everywhere

ui-skip = Skip to the content
ui-close = Close
ui-loading = One moment …
ui-stale = This page is older than the server. Load it anew.
ui-reload = Load anew
ui-language = Language
ui-theme =
    { $theme ->
        [light] Light colors
        [dark] Dark colors
       *[auto] Colors of the system
    }
ui-sound = Sound
nav-label = Pages
nav-play = Play
nav-rules = Rules
missing-title = There is nothing here
missing-text = The link may be mistyped, or its table is gone.
missing-home = To the home page
set-title = Settings
set-theme = Colors
set-theme-auto = System
set-theme-light = Light
set-theme-dark = Dark
set-confirm = Ask before a move is played
set-confirm-game = As usual for the game
set-confirm-always = Always
set-confirm-touch = On touch screens
set-confirm-never = Never
set-sound-about = Short sounds for cards, cars, tiles and points.
set-notices = Notifications
set-notices-about = When it is your turn and you are looking at another page.
set-notices-forbidden = Your browser does not allow them here. Its settings for this page can.
set-symbols = Symbols on colors
set-symbols-about = A sign on every card and space, so that color alone never matters.
set-still = Less motion
set-still-about = Cards and tiles are simply there; nothing flies.
device-title = Other devices
device-about = Go on with your games on your phone or another computer, under the same name.
device-show = Show a code
device-qr = QR code for your other device
device-link = Link for your other device
device-code-about = { $minutes ->
    [one] Let your other device’s camera look at this picture. It works once, within { $minutes } minute. Show it to nobody else.
   *[other] Let your other device’s camera look at this picture. It works once, within { $minutes } minutes. Show it to nobody else.
}
device-only-here = The server listens to this computer alone: the code works in another browser here, not on a phone.
device-end = Sign out all others
device-end-about = Every other device and browser that plays as you becomes a stranger. This one stays.
device-end-yes = Sign them out
device-ended = All other devices are signed out.
device-move = Go on here
device-move-about = This device becomes that of the person who showed the code: with their name and their games.
device-move-loss = { $count ->
    [one] { $count } game was played here under another identity. It will no longer be listed on this device.
   *[other] { $count } games were played here under another identity. They will no longer be listed on this device.
}
device-move-yes = Go on here
guide-title = Help
guide-rules = All rules of the game
keys-title = Keyboard
cap-enter = Enter
cap-escape = Esc
cap-home = Home
cap-end = End
cap-space = Space
keys-everywhere = Everywhere
keys-tab = next part of the page
keys-arrows = inside a list, on the board
keys-enter = choose, confirm
keys-escape = cancel, close
keys-undo = take back
keys-help = this help
keys-rail = Rail tables
keys-open = take that open card; of an offer, keep that ticket or throw it back
keys-deck = draw from the deck
keys-tickets = draw tickets
keys-pass = pass
keys-tiles = Carcassonne
keys-turn = turn the tile
keys-spot = put a follower there
keys-skip = no follower
keys-left = which tiles are left
keys-fields = who owns which field
keys-zoom = nearer, farther
keys-replay = Replay
keys-step = one move back, one ahead
keys-ends = to the start, to the end
keys-play = play, pause

## The pages: the network

net-connecting = Connecting …
net-waiting =
    { $seconds ->
        [0] The connection is lost. Trying again …
        [one] The connection is lost. Trying again in 1 second.
       *[other] The connection is lost. Trying again in { $seconds } seconds.
    }
net-paused = No connection. You can play on when it is back.
net-try = Try now
net-lost = The connection was lost before the answer came. Look at the table and try again.
net-unreachable = The server can’t be reached. Check the network and try again.
net-closed = This table can’t be opened.
net-preparing = { $game } is being prepared on this computer. It happens only once.

## The pages: every table

ask-turn = Your turn: take cards, take tickets or claim a route.
ask-second =
    { $from ->
        [deck] Take your second card from the deck.
        [open] Take your second card from the open ones.
       *[any] Take your second card.
    }
ask-keep =
    { $least ->
        [one] Choose the tickets you keep, at least 1.
       *[other] Choose the tickets you keep, at least { $least }.
    }
ask-surcharge =
    { $surcharge ->
        [one] { $route }: pay 1 extra card?
       *[other] { $route }: pay { $surcharge } extra cards?
    }
ask-surcharge-cant =
    { $surcharge ->
        [one] { $route }: you don’t have the extra card.
       *[other] { $route }: you don’t have the { $surcharge } extra cards.
    }
ask-place = Your turn: lay the tile.
ask-meeple = Put a follower on the tile, or none.
tab-yours = Your turn
tab-turn = { $name }’s turn
tab-asked = You are asked
ask-wait = { $name } is to move.
ask-wait-own = A bot plays for you.
ask-seats = Waiting until every seat is taken.
ask-curtain = { $name }’s turn. Pass them the screen.
ask-lift = Show my cards
ask-passing = Your turn is over: pass the screen on
ask-passing-drawn = You drew: { $cards }. Seen them? Pass the screen on
ask-pass-on = Pass on
ask-continue = Continue
name-ask = What shall your friends call you?
name-ask-about = It is asked once. You can change it in the settings.
name-none = Go on without a name
name-free = Free seat
name-guest = Guest
level-beginner = Beginner
level-casual = Casual
level-club = Club
level-expert = Expert
level-master = Master
plain-did = { $name }: { $text }
plain-hid = { $name } has moved
plain-turn = { $name } to move
plain-turn-own = It’s your move
plain-moves = Possible moves
plain-none = You can’t do anything now.
plain-seats = Seats
plain-log = What happened
plain-choose = Choose
place-turned = { $place }, turned by { $degrees }°
spot-name = { part-kind-first } { $number }
table-undo = Take back
table-lists = Show as lists and buttons
table-board = Show the board
table-menu = Menu
table-pace = Bots play
table-pace-calm = calmly
table-pace-usual = as usual
table-pace-quick = at once
table-undo-ask = Ask to take back
table-undone = taken back
table-agree-ask = { $name } asks to take moves back.
table-agree = Agree
table-disagree = Refuse
out-pause = Let a bot play for me
out-back = Play myself again
out-leave = Leave the table
out-leave-about = Your seat is free again for somebody else.
out-leave-yes = Leave
out-resign = Give up
out-resign-about = A bot takes your seat for good and the others play on.
out-resign-yes = Give up
out-end = Give up
out-end-about = The game ends here. You find it among your finished games.
out-end-yes = Give up
out-delete = Delete the table
out-delete-about = The table is gone for good, for everybody.
out-delete-yes = Delete
table-deleted = This table was deleted
table-deleted-about = Whoever made it has taken it away.
chat-title = Chat
chat-say = Say something
chat-send = Send
log-started = The game begins.
back-here = Go back to here
back-line = Go back to here: { $line }
back-ask = Go back to here?
back-lost = { $count ->
    [one] Your last move and all that came after it are taken back for good.
   *[other] Your last { $count } moves and all that came after them are taken back for good.
}
log-undone = { $name } took moves back.
log-undone-own = You took moves back.
log-undo-wished = { $name } asks to take moves back.
log-undo-wished-own = You ask to take moves back.
log-undo-agreed = { $name } agrees.
log-undo-agreed-own = You agree.
log-undo-refused = { $name } does not agree.
log-undo-refused-own = You do not agree.
log-seated = { $name } sits down.
log-seated-own = You sit down.
log-left = { $name } gets up.
log-handed-over = The bot { $bot } plays on for { $name }.
log-handed-over-own = The bot { $bot } plays on for you.
log-taken-back = { $name } plays again.
log-taken-back-own = You play again.
log-resigned = { $name } gives up; the bot { $bot } plays on.
log-resigned-own = You give up; the bot { $bot } plays on.
log-ended = { $name } gives up, and the game ends here.
log-ended-own = You give up, and the game ends here.
log-seat-closed = A seat was taken away.
log-seat-bot = A seat goes to a bot: { $bot }.
log-seat-opened = One more seat stands at the table.
log-removed = { $name } was sent away from the table.
log-muted = { $name } may not write any more.
log-unmuted = { $name } may write again.
log-idle-asked = { $name } asks to go on without waiting longer.
log-idle-asked-own = You ask to go on without waiting longer.
log-sealed = Promise of this deal: { $digits }…
log-revealed = { $name } adds { $digits }… to the deal.
log-revealed-own = You add { $digits }… to the deal.
log-watch-on = Others may look on now.
log-watch-off = Others may no longer look on.
log-resumed = The server was away and is back.
refused-rule = { $text } ({ $rule })
rule-link = Rule { $rule }

## The pages: home

home-title = Pull up a chair. What shall we play?
home-lead = No account, nothing to install. One click and the cards are dealt.
home-play = Play against a bot
join-title = You are invited
join-invites = { $name } invites you to play
join-lead =
    { $free ->
        [0] But all seats are taken by now.
        [one] The last free seat is yours.
       *[other] { $free } seats are free, one of them is yours.
    }
join-yours = your seat
join-sits = sits here
join-about = No account, nothing to install.
join-rules = How is it played?
join-fails = This invitation can’t be opened
join-sit = Sit down
join-name = Your name
home-level = Level of the bot
home-friend = With a friend
home-screen = On this screen
home-options = More choices…
home-invited = I have a link
home-seats =
    { $count ->
        [one] 1 player
       *[other] { $count } players
    }
home-seats-range = { $least }–{ $most } players
home-time-europe = about 45 min
home-time-swiss = about 30 min
home-time-carcassonne = about 30 min
home-about-europe = Collect cards, lay lines across the continent, keep your tickets secret.
home-about-swiss = The duel through the Alps: tunnels that may cost more than you thought.
home-about-carcassonne = One tile a turn: cities, roads, monasteries, and fields that decide the end.
home-maps =
    { $count ->
        [one] Another map: { $maps }
       *[other] Other maps: { $maps }
    }
invite-paste = Paste the link you were sent
invite-open = Go there
invite-wrong = This is no link to a table. Copy the whole of it.
list-mine = Continue
list-mine-none = No games in progress.
list-watch = Watch
list-watch-none = No table is open to spectators right now.
list-finished = Finished games
list-finished-none = Here you will find your finished games, to look at move by move.
list-waiting = waits for players
list-closed = can only be looked at
list-yours = your turn
list-turn = { $name } is to move
list-go-on = Continue
list-open = Open
list-look = Watch
list-given-up = given up: { $names }
list-more = What to do with this table: { $game }
list-archive = Put it away
list-archive-about = Whatever you put away leaves this list. Nothing is lost.
list-archived =
    { $count ->
        [one] Put away: 1 table
       *[other] Put away: { $count } tables
    }
list-archived-about = This table was put away.
list-restore = Back to the list
list-all = All { $count }

## The pages: table making, waiting room, end of a game

end-points = Points
end-gave-up = { $name } gave up.
end-gave-up-own = You gave up.
end-lead = Greatest lead: { $source } (+{ $points })
end-again = Play again
end-join-again = To the new table
end-review = Review
end-new = Another game
name-player = Player { $number }
make-title = A new table
make-heading = { $game }: a new table
make-seats = Who plays?
make-seat = Seat { $number }
make-people = People
make-bots = Bots by level
make-yardsticks = Other bots
make-me = Me
make-friend = A friend, by link
make-screen = Somebody on this screen
make-bot = Bot: { $level }
make-name = Name of player { $number }
make-friend-about = gets a link when the table is set
make-remove = Remove seat { $number }
make-add = Add a seat
make-group-start = At the start
make-group-tickets = Tickets
make-group-cards = Taking cards
make-group-routes = Routes and tunnels
make-group-end = The end and its points
make-programmers = More bots, for programmers
make-programmers-about = Plain programs that stronger ones are measured by.
make-rule-link = Read the rule: { $rule }
make-map = Map
map-about-europe = The usual map of the continent.
map-about-europe-modern = The same continent with other routes and a few other cities.
map-about-switzerland = The whole country with its tunnels, and routes to its neighbors.
map-about-toy = Eight places and nine cars each: a game of ten minutes, good for learning.
make-aids = Aids
make-aids-on =
    { $game ->
        [carcassonne] Remaining tiles, owners of fields, points at stake: the same for everybody.
       *[other] Odds and shortest ways: the same for everybody.
    }
make-aids-off = Purist: nobody gets aids, and the record says so.
table-purist = no aids
make-watch = Spectators
make-watch-on = Others may look on. They see nobody’s cards.
make-watch-off = Only those who play see this table.
make-rules = Rules
make-rules-about = as usual, or as you like
make-preset = Set of rules
make-preset-default = Stolik’s rules
make-preset-classic = As the board game
make-preset-default-about = As these pages tell them.
make-preset-classic-about = The published board game without its stations.
make-word-under = under the deck
make-word-gone = out of the game
make-reset = Back to the usual rules
make-usual =
    { $value ->
        [true] usually on
        [false] usually off
       *[other] usually { $value }
    }
make-more = Clock and seed
make-more-about = time to think, the same deal again
make-clock = Time to think
make-clock-none = Unlimited
make-clock-move = For each move
make-clock-bank = For the game
make-minutes = Minutes for the game
make-increment = Seconds more for each move
make-seconds = Seconds for each move
make-seed = Seed
make-seed-none = drawn by lot
make-seed-about = The same seed gives the same cards or tiles. All players see a chosen one.
make-seed-wrong = A seed is a number of at most 38 digits.
make-start = Start the game
make-start-about = The game begins at once.
make-invite = Make the link
make-invite-about = The game begins when every seat is taken.
room-title = Waiting for players
room-missing =
    { $count ->
        [one] One person is still missing.
       *[other] { $count } people are still missing.
    }
room-about = The game begins when every seat is taken.
room-close = Take this seat away
room-bot = Give this seat to a bot
room-remove = Send { $name } away
room-open-seat = One more seat
room-several = Several seats for a guest
room-several-about = For people who share a screen. Else everybody who comes by the link gets one seat.
table-mute = Mute { $name }
table-unmute = Let { $name } write again
idle-ask = { $name } has not moved for ten minutes.
idle-asked = You have asked to go on without { $name }. If all others agree, a bot takes over within a minute.
idle-go-on = Go on with a bot
idle-warned = The others don’t want to wait longer. If you don’t move soon, a bot plays for you; you can take your seat back.
room-dealing = Shuffling and dealing …
fair-title = Fair deal
fair-about = The server is bound to its deal by this promise. It shows at the end what it is made of, and the game’s record can be checked with it (stolik verify).
fair-about-mix = The server is bound to its part of the deal, and everybody’s device adds chance of its own: nobody can choose the cards. Whoever keeps this promise can check the game’s record with it (stolik verify).
fair-chosen = Somebody chose the seed of this deal, so it promises nothing.
fair-promise = Promise to keep
fair-share-in = added a share.
fair-share-bound = promised a share and has not shown it.
fair-share-ready = has a share ready.
fair-share-none = added nothing.
fair-kept = The deal was the one that the server promised before the first move.
fair-kept-with-share = The deal was the one promised before the first move, and this device’s share is in it.
fair-broken = The deal was NOT the one promised before the first move, or this device’s share is missing.
fair-unknown = This device saw no promise before the first move. The record still agrees with itself if “stolik verify” says so.
room-you = that’s you
room-free = waits for somebody
room-here = here
room-away = on the way
room-link = Link to this table
room-link-about = Send it to whoever you want to play with.
room-copy = Copy
room-copied = Copied
room-share = Share
room-here-only = Only this computer can come in
room-here-only-about = The server listens to this computer alone: on your friend’s phone or laptop this link opens nothing.
room-open = Open it to my network…
room-open-ask = Open the server to your network?
room-open-about = Everybody in your network (your Wi-Fi, say) can then open { $address } until the server stops. Your tables stay closed to all who don’t have their link.
room-open-yes = Open it
room-open-wall = If nothing opens on their device, this computer’s firewall keeps it out.
room-open-command = Or stop the server and start it so:
room-open-start = To let others in, stop the server and start it so:
room-here-link = On this computer it works: in another browser, say.
room-qr = QR code of the link
room-qr-about = Or let a phone look at this picture: its camera opens the table.
clock-left = Time left
watch-you = You are watching
watch-others =
    { $count ->
        [one] 1 person is watching
       *[other] { $count } people are watching
    }

## The pages: rail table

rail-map = Map
rail-tabs = Parts of the table
rail-tab-table = Table
rail-tab-tickets = Tickets
rail-tab-log = Log
rail-tab-result = Result
rail-hand = Your cards
rail-hand-total =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
rail-hand-none = You have no cards.
rail-picked = { rail-hand }: { $cards }
rail-card =
    { $color ->
        [loco] locomotive (silver)
       *[other] { part-color }
    }
rail-open = Open cards
rail-slot = Open card { $slot }: { $card }
rail-deck = Deck
rail-tickets = Tickets
rail-of = { $count } of { $all }
rail-own-tickets = Your tickets
rail-neighbors = a neighbor country
rail-ticket-done = connected
rail-ticket-missing =
    { $count ->
        [one] 1 space missing
       *[other] { $count } spaces missing
    }
rail-ticket-lost = can’t be connected any more
rail-tickets-gained = connected
rail-tickets-open = open
rail-log = Log
rail-log-spoken = { $text } { part-points }.
rail-finale-tickets = The tickets are turned over
rail-finale-trail = The longest trail
rail-count-tickets = tickets
rail-count-cards = cards
rail-count-cars = cars
rail-counted-cards =
    { $count ->
        [one] card
       *[other] cards
    }
rail-counted-cars =
    { $count ->
        [one] car
       *[other] cars
    }
rail-points-short = pts
rail-away = away
rail-offer = Offered tickets
rail-offer-kept = { $kept } of { $all } kept
rail-offer-keep = keep
rail-offer-drop = throw back
rail-cost-cars = { $cars } of { $left } cars
rail-cost-shared =
    { $count ->
        [one] 1 shared
       *[other] { $count } shared
    }
rail-cost-turns =
    { $count ->
        [one] about 1 turn
       *[other] about { $count } turns
    }
rail-cost-title = What these tickets need together with those you hold
rail-cost-far = You have too few cars for all of these tickets
rail-long = long ticket
rail-long-start =
    { $count ->
        [one] The long ticket is dealt at the start only
       *[other] The { $count } long tickets are dealt at the start only
    }
rail-worth =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
rail-pay-only = This is the only way to pay.
rail-pay-serves =
    { $count ->
        [0] It is not on the shortest way of a ticket of yours.
        [one] It is on the shortest way of your ticket { $tickets }.
       *[other] It is on the shortest way of your tickets { $tickets }.
    }
rail-odds = Odds of extra cards
rail-tunnel = Tunnel { $route }
rail-tunnel-extra =
    { $count ->
        [one] 1 more card
       *[other] { $count } more cards
    }
rail-tunnel-cant = The cards you played stay yours.
rail-dig-ask = The tunnel: three cards turn over.
rail-dig-costs = costs 1
rail-dig-free = no match
rail-dig-clear = Nothing matches: no extra cards, the tunnel is built.
rail-dig-extra =
    { $count ->
        [one] 1 extra card is to be paid.
       *[other] { $count } extra cards are to be paid.
    }
rail-dig-paid =
    { $count ->
        [one] 1 extra card was paid: the tunnel is built.
       *[other] { $count } extra cards were paid: the tunnel is built.
    }
rail-dig-cant =
    { $count ->
        [one] You don’t have the extra card. Your cards stay yours, and the turn passes.
       *[other] You don’t have the { $count } extra cards. Your cards stay yours, and the turn passes.
    }
rail-dig-left =
    { $count ->
        [one] 1 extra card: { $name } gives up.
       *[other] { $count } extra cards: { $name } gives up.
    }
rail-did = What the others just did
rail-did-built = { $name }: { $route } +{ $points }
rail-did-cards =
    { $count ->
        [one] { $name }: 1 card
       *[other] { $name }: { $count } cards
    }
rail-did-tickets = { $name }: { part-tickets }
rail-price-any =
    { $count ->
        [one] 1 card of any color
       *[other] { $count } cards of any one color
    }
rail-price-ferry =
    { $count ->
        [one] 1 of them a locomotive
       *[other] { $count } of them locomotives
    }
rail-serving = For your tickets
rail-best = Most points
rail-legend = How to read the map
rail-legend-one = cards of this color
rail-legend-two = either of two colors
rail-legend-gray = any one color
rail-legend-tunnel = tunnel: may cost more
rail-legend-ferry = ferry: needs a locomotive
rail-now = You can build
rail-needed = Your tickets need
rail-wanted = a ticket needs it
rail-able =
    { $count ->
        [0] pays no route
        [one] pays 1 route
       *[other] pays { $count } routes
    }
rail-able-none = This color can’t pay a route now. Take more cards.
rail-way = { $route } ({ $spaces }): { $price }, +{ $points }
rail-route-line = { $route } ({ $spaces })
rail-ticket-line = { $ticket }: { $points }
rail-ticket-line-done = { $ticket }: { $points }, { ticket-done }
rail-pile = { $name }: { $left } of { $all } left
rail-chance = { $percent }%
rail-ask-build = Build { $route } with { $price }?
rail-ask-tunnel = Try the tunnel { $route } with { $price }?
rail-ask-keep =
    { $least ->
        [one] Keep or throw back each ticket; keep at least 1.
       *[other] Keep or throw back each ticket; keep at least { $least }.
    }
rail-build = Build
rail-try = Try
ui-cancel = Cancel
rail-pay = Pay
rail-withdraw = Give up
rail-last-round = Last round
rail-subtitle =
    { $seats ->
        [2] two players · { $cars } cars
        [3] three players · { $cars } cars
        [4] four players · { $cars } cars
       *[other] five players · { $cars } cars
    }
rail-route-of = belongs to { $name }
rail-route-own = belongs to you
rail-why-own = { $route } is yours already: choose another route
rail-route-closed = closed
rail-route-payable = you can pay it
rail-zoom-in = Zoom in
rail-zoom-out = Zoom out
rail-zoom-whole = Whole map
rail-trail = trail of { $count }
keys-map = go to the map; arrows move on it
keys-hand = go to your cards
keys-next = on the map: next route you can pay (B: back)

## The pages: Carcassonne table

tiles-board = Board
tiles-left =
    { $count ->
        [one] 1 tile left
       *[other] { $count } tiles left
    }
tiles-fields = Fields
tiles-fields-note = Fields: in the owner’s pattern, with the points if the game ended now
tiles-remaining = Remaining tiles
tiles-remaining-note = { table-bag }. Copies left of each kind; empty kinds are faded.
tiles-of = { $count } of { $all } left
tiles-your-turn = your turn
tiles-turn = to move
tiles-thinks = thinks …
tiles-points = { part-points }
tiles-followers = { $count } of { $all } followers left
tiles-on-board = Followers on the board
tiles-follower-of =
    { $kind ->
        [city] Follower in a city ({ $name })
        [road] Follower on a road ({ $name })
        [farm] Follower on a field ({ $name })
       *[monastery] Follower in a monastery ({ $name })
    }
tiles-kind = { part-kind-first }
tiles-cell = Lay it at { $place }
tiles-laid = Tile at { $place }, turned by { $degrees }°. Press R to turn it.
tiles-fact = { feature-size } – { $names }: { part-points }
tiles-fact-drawn = { label-tile }: { $shows }
side-name =
    { $side ->
        [N] north
        [E] east
        [S] south
       *[W] west
    }
tile-part =
    { $have ->
        [city] city
        [road] road
       *[field] field
    } { $sides }{ part-pennants }
tile-monastery = monastery
tile-and = { $first }; { $rest }
tile-shows = tile { $tile }: { $shows }
tile-at = { $place }: { $shows }
tile-touch = { tile-part } ({ $names })
place-joins = { place-turned }, joins { $touches }
spot-sides = { part-kind-first }: { $sides }
places-note = The first number of a place counts to the east, the second to the south.
tiles-places =
    { $count ->
        [one] 1 legal place
       *[other] { $count } legal places
    }
tiles-more =
    { $count ->
        [0] the last one of its kind
        [one] 1 more like it in the bag
       *[other] { $count } more like it in the bag
    }
tiles-turn-left = Turn left
tiles-turn-right = Turn right
tiles-confirm = Confirm
tiles-confirm-follower = Confirm with follower
tiles-why-apart = no side of this place touches a tile: choose another place
tiles-why-taken = a tile lies here already: choose another place
tiles-why-own = { $spot } already has a follower of yours
tiles-none = No follower
tiles-ask-spot =
    { $count ->
        [0] No follower can stand here: confirm or take back
        [one] Choose the spot, or play without a follower
       *[other] Choose a spot 1–{ $count }, or play without a follower
    }
tiles-ask-none-left = You have no followers left: confirm or take back
tiles-ask-place = Lay the tile on a glowing place
tiles-dead = No tile left fits here
tiles-feature =
    { $kind ->
        [city] City, { part-tiles }{ part-pennants }
        [road] Road, { part-tiles }
        [farm] Field, { part-cities }
       *[monastery] Monastery, { part-tiles }
    }
tiles-worth = { $names }: { part-points } if the game ended now.
tiles-closing =
    { $tiles ->
        [0] None of the { $left } tiles left would complete it at once.
       *[other] { $tiles } of the { $left } tiles left would complete it at once.
    }
tiles-spot =
    { $kind ->
        [city] { part-tiles }{ part-pennants }, { part-open-sides }
        [road] { part-tiles }, { part-open-sides }
        [farm] { part-cities }
       *[monastery] { part-tiles }, { part-open-places }
    }
tiles-outlook = { part-points } if left open, { $full } or more when complete.
tiles-outlook-sure = { part-points } if left open, { $full } when complete.
tiles-outlook-field = { part-points } if the game ended now
tiles-outlook-paid = Complete: { part-points } at once, and the follower comes back.
tiles-chip = { $points } now, { $full }+ complete
tiles-chip-sure = { $points } now, { $full } complete
tiles-chip-field = { part-cities }
tiles-chip-closing =
    { $tiles ->
        [one] 1 of { $left } completes it
       *[other] { $tiles } of { $left } complete it
    }
tiles-chip-paid = complete: +{ $points } at once
tiles-scores = Scores
tiles-so-far = So far
tiles-if-ended = If the game ended now
tiles-size = { part-tiles }{ part-pennants }
tiles-zoom-in = Nearer
tiles-zoom-out = Farther
tiles-fit = Show all
tiles-beyond =
    { $side ->
        [W] Places farther left: { $count }
        [E] Places farther right: { $count }
        [N] Places farther up: { $count }
       *[S] Places farther down: { $count }
    }
tiles-moves = Moves
tiles-key-turn = turn
tiles-key-walk = choose
tiles-key-pan = move the board
tiles-key-spot = follower
tiles-key-confirm = confirm
tiles-key-undo = take back
tiles-log =
    { $kind ->
        [none] { $name } laid a tile
        [city] { $name } laid a tile, follower in the city
        [road] { $name } laid a tile, follower on the road
        [farm] { $name } laid a tile, follower on the field
       *[monastery] { $name } laid a tile, follower in the monastery
    }
tiles-log-own =
    { $kind ->
        [none] You laid a tile
        [city] You laid a tile, follower in the city
        [road] You laid a tile, follower on the road
        [farm] You laid a tile, follower on the field
       *[monastery] You laid a tile, follower in the monastery
    }
tiles-counting =
    { $kind ->
        [city] Cities are counted
        [road] Roads are counted
        [farm] Fields are counted
       *[monastery] Monasteries are counted
    }
end-count-skip = Show the result
tiles-final = Final count
tiles-log-scored =
    { $kind ->
        [city] { $names }: city completed
        [road] { $names }: road completed
        [farm] { $names }: field counted
       *[monastery] { $names }: monastery completed
    }

## The pages: replay

replay-title = Review of a game
replay-at = Move { $number } of { $last }
replay-moves = Moves
replay-eyes = Seen by
replay-open = Everybody
replay-cars = { part-cars }
replay-slider = Move
replay-first = To the start
replay-back = One move back
replay-play = Play
replay-pause = Pause
replay-forward = One move ahead
replay-last = To the end
replay-share = Copy link
replay-text = Copy as text
replay-record = Record, to be loaded again:
replay-points = { $name }: { $points } points
replay-discards = Discards
replay-pile = { $name }: { $count }

## The pages: rules

rules-played = Played
rules-turned = Turned up
rules-extra = { part-extra }
rules-contents = Contents
rules-another = Another example
rules-fits = fits
rules-fits-not = does not fit
rules-may = allowed
rules-may-not = not allowed
rules-spaces = Spaces of a route
rules-option = Value
rules-yes = yes
rules-no = no
