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
why-no-locos = { $route } is not a tunnel: pay without locomotives
why-cars =
    { $missing ->
        [one] needs 1 more car, you have { $cars }: choose a shorter route
       *[other] needs { $missing } more cars, you have { $cars }: choose a shorter route
    }
why-cards = needs { part-missing-cards }
why-pay-locos = you played locomotives only: pay with locomotives too, or withdraw
why-pay-color = pay with { $color } cards or locomotives, or withdraw
why-surcharge =
    { $surcharge ->
        [one] pay exactly 1 extra card, or withdraw
       *[other] pay exactly { $surcharge } extra cards, or withdraw
    }
why-pass = passing is allowed only when no other move is: choose another one
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
why-no-meeples = all your followers are on the board: skip
why-occupied = { $spot } already has a follower ({ part-seat })

## What happened: "-own" tells it to the one who did it

event-kept = { $name } keeps { part-tickets }.
event-kept-own = You keep { part-tickets }: { $tickets }.
event-returned = { $name } puts { part-tickets } under the pile.
event-returned-own = You put { part-tickets } under the pile: { $tickets }.
event-drawn-open = { $name } takes { part-a-card } from the open ones.
event-drawn-open-own = You take { part-a-card } from the open ones.
event-drawn-deck = { $name } draws a card from the deck.
event-drawn-deck-own = You draw { part-a-card } from the deck.
event-recycled = The discards are shuffled into a new deck of { part-deck-cards }.
event-opened = Now open: { $cards }.
event-swept = Too many locomotives lie open, so the whole row is discarded: { $cards }.
event-offered = { $name } draws { part-tickets } to choose from.
event-offered-own = You draw { part-tickets } to choose from: { $tickets }.
event-revealed = Turned up: { $cards } – { part-extra }.
event-revealed-none = No card is left to turn up – { part-extra }.
event-paid = { $name } pays { $cards }.
event-paid-own = You pay { $cards }.
event-claimed = { $name } claims { $route } for { part-points }.
event-claimed-own = You claim { $route } for { part-points }.
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

## Bots, a line each

bot-random = plays any legal move
bot-wander = claims when it can, else draws towards a ticket, at random
bot-closer = lays tiles where they touch most
bot-pathfinder = its highest ticket first, by the shortest way
bot-ticket-greedy = the nearest ticket first, by the shortest way
bot-one-ply = one look at every move, and no fields
bot-uct = plain tree search with random playouts
bot-beginner = a friendly partner for the first games, overlooks much
bot-casual = knows what is worth something, and plays at once
bot-club = looks a little ahead
bot-expert = thinks for a third of a second
bot-master = thinks for two seconds: the strongest
