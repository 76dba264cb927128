### Stolik en français. Les mêmes clés avec les mêmes arguments sont dans en.ftl et pl.ftl.
### Les clés en « part- » sont des morceaux d'autres messages.
### $color est une carte : black, violet, blue, green, yellow, orange, red, white ou loco.

## Morceaux

part-color =
    { $color ->
        [black] noire
        [violet] violette
        [blue] bleue
        [green] verte
        [yellow] jaune
        [orange] orange
        [red] rouge
        [white] blanche
        [gray] grise
        [loco] locomotive
       *[other] { $color }
    }
part-color-plural =
    { $color ->
        [black] noires
        [violet] violettes
        [blue] bleues
        [green] vertes
        [yellow] jaunes
        [orange] orange
        [red] rouges
        [white] blanches
       *[other] { $color }
    }
part-a-card =
    { $color ->
        [loco] une locomotive
       *[other] une carte { part-color }
    }
part-missing-cards =
    { $color ->
        [loco]
            { $missing ->
                [one] { $missing } locomotive
               *[other] { $missing } locomotives
            }
       *[other]
            { $missing ->
                [one] { $missing } carte { part-color }
               *[other] { $missing } cartes { part-color-plural }
            }
    }
# Une place est un numéro dans la bibliothèque, un nom à la table.
part-seat =
    { $seat ->
        [one] joueur { $seat }
        [other] joueur { $seat }
       *[name] { $seat }
    }
part-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
part-cars =
    { $cars ->
        [one] { $cars } wagon
       *[other] { $cars } wagons
    }
part-tickets =
    { $count ->
        [one] { $count } billet
       *[other] { $count } billets
    }
part-extra =
    { $surcharge ->
        [0] aucune carte supplémentaire
        [one] { $surcharge } carte supplémentaire
       *[other] { $surcharge } cartes supplémentaires
    }
# $kind est un élément : city, road, farm ou monastery.
part-kind-first =
    { $kind ->
        [city] Ville
        [road] Route
        [farm] Pré
       *[monastery] Abbaye
    }
part-on-kind =
    { $kind ->
        [city] dans la ville
        [road] sur la route
        [farm] dans le pré
       *[monastery] dans l’abbaye
    }
part-tiles =
    { $tiles ->
        [one] { $tiles } tuile
       *[other] { $tiles } tuiles
    }
part-pennants =
    { $pennants ->
        [0] { "" }
        [one] , { $pennants } blason
       *[other] , { $pennants } blasons
    }
part-cities =
    { $cities ->
        [one] { $cities } ville achevée
       *[other] { $cities } villes achevées
    }
part-open-sides =
    { $open ->
        [one] { $open } côté ouvert
       *[other] { $open } côtés ouverts
    }
part-open-places =
    { $open ->
        [one] { $open } case vide autour
       *[other] { $open } cases vides autour
    }

## Cartes et routes

card-name = { part-color }
card-count =
    { $color ->
        [loco]
            { $count ->
                [one] { $count } locomotive
               *[other] { $count } locomotives
            }
       *[other]
            { $count ->
                [one] { $count } { part-color }
               *[other] { $count } { part-color-plural }
            }
    }
route-color = { part-color }
route-tunnel = tunnel
route-ferry = ferry

## Pourquoi un coup est refusé

# Après un deux-points ou seuls : ni majuscule au début ni point à la fin.
why-over = la partie est finie, il n’y a plus de coups
why-phase-keep = choisissez d’abord les billets que vous gardez
why-phase-turn = choisissez d’abord une action : prendre des cartes, piocher des billets ou s’emparer d’une route
why-phase-second = finissez d’abord de prendre des cartes
why-phase-surcharge = décidez d’abord pour le tunnel : payez les cartes supplémentaires ou renoncez
why-not-offered = { $ticket } n’est pas proposé, choisissez parmi les billets proposés
why-kept-twice = { $ticket } est nommé deux fois, nommez chaque billet une fois
why-keep-more =
    { $least ->
        [one] gardez au moins { $least } billet
       *[other] gardez au moins { $least } billets
    }
why-keep-fewer =
    { $limit ->
        [one] on ne peut avoir que { $limit } billet : gardez-en au plus { $most }
       *[other] on ne peut avoir que { $limit } billets : gardez-en au plus { $most }
    }
why-reserve =
    { $reserve ->
        [one] pour prendre des cartes, il faut au moins { $reserve } carte dans la pioche et la défausse : faites autre chose
       *[other] pour prendre des cartes, il faut au moins { $reserve } cartes dans la pioche et la défausse : faites autre chose
    }
why-second-open = la première carte était visible, prenez aussi la seconde parmi les cartes visibles
why-second-deck = la première carte venait de la pioche, prenez-y aussi la seconde
why-second-loco = une locomotive visible ne peut être que la première carte : prenez une autre carte
why-deck-empty = la pioche et la défausse sont vides : faites autre chose
why-slot-empty = l’emplacement visible { $slot } est vide : choisissez une autre carte
why-no-tickets = il n’y a plus de billets : faites autre chose
why-ticket-limit =
    { $limit ->
        [one] vous avez déjà { $limit } billet, on ne peut en avoir plus
       *[other] vous avez déjà { $limit } billets, on ne peut en avoir plus
    }
why-both-cards = il faut prendre les deux cartes : prenez la seconde
why-claimed = { $route } est déjà prise ({ part-seat }) : choisissez une autre route
why-twin = l’autre moitié de { $route } est prise, celle-ci vous est donc fermée
why-listed-once = les deux moitiés sont identiques : emparez-vous de { $route }
why-length =
    { $length ->
        [one] { $route } coûte exactement { $length } carte
       *[other] { $route } coûte exactement { $length } cartes, locomotives comprises
    }
why-color = { $route } demande des cartes { part-color-plural }
why-ferry =
    { $locos ->
        [one] { $route } est un ferry : au moins { $locos } carte doit être une locomotive
       *[other] { $route } est un ferry : au moins { $locos } cartes doivent être des locomotives
    }
why-no-locos = { $route } n’est pas un tunnel : payez sans locomotive
why-cars =
    { $missing ->
        [one] il manque { $missing } wagon, vous en avez { $cars } : choisissez une route plus courte
       *[other] il manque { $missing } wagons, vous en avez { $cars } : choisissez une route plus courte
    }
why-cards = il manque { part-missing-cards }
why-pay-locos = vous n’avez joué que des locomotives : payez aussi en locomotives, ou renoncez
why-pay-color = payez en cartes { part-color-plural } ou en locomotives, ou renoncez
why-surcharge =
    { $surcharge ->
        [one] payez exactement { $surcharge } carte supplémentaire, ou renoncez
       *[other] payez exactement { $surcharge } cartes supplémentaires, ou renoncez
    }
why-pass = on ne peut passer que si aucun autre coup n’est possible : choisissez-en un
why-number = { $number } n’est pas le numéro d’un coup possible : choisissez-en un dans la liste
why-phase-place = posez d’abord la tuile que vous avez piochée
why-phase-meeple = décidez d’abord pour le partisan : placez-en un sur la tuile ou gardez-le
why-apart = aucun côté de la case { $x } { $y } ne touche une tuile : choisissez une autre case
why-taken = il y a déjà une tuile en { $x } { $y } : choisissez une autre case
why-side =
    le côté { $side ->
        [N] nord
        [E] est
        [S] sud
       *[W] ouest
    } ne convient pas : { $have ->
        [city] une ville
        [road] une route
       *[field] un pré
    } toucherait { $need ->
        [city] une ville
        [road] une route
       *[field] un pré
    }
why-no-spot = cette tuile n’a pas de { $spot }
why-no-meeples = tous vos partisans sont sur le plateau : jouez sans en placer
why-occupied = il y a déjà un partisan sur { $spot } ({ part-seat })

## Ce qui s'est passé : « -own » le dit à celui qui l'a fait

event-kept = { $name } garde { part-tickets }.
event-kept-own = Vous gardez { part-tickets } : { $tickets }.
event-returned = { $name } remet { part-tickets } sous la pile.
event-returned-own = Vous remettez { part-tickets } sous la pile : { $tickets }.
event-drawn-open = { $name } prend { part-a-card } parmi les cartes visibles.
event-drawn-open-own = Vous prenez { part-a-card } parmi les cartes visibles.
event-drawn-deck = { $name } pioche une carte.
event-drawn-deck-own = Vous piochez { part-a-card }.
event-recycled =
    { $count ->
        [one] La défausse est mélangée et devient la nouvelle pioche : { $count } carte.
       *[other] La défausse est mélangée et devient la nouvelle pioche : { $count } cartes.
    }
event-opened = Désormais visibles : { $cards }.
event-swept = Il y a trop de locomotives visibles, toute la rangée est défaussée : { $cards }.
event-offered = { $name } pioche { part-tickets } au choix.
event-offered-own = Vous piochez { part-tickets } au choix : { $tickets }.
event-revealed = Cartes retournées : { $cards } – { part-extra }.
event-revealed-none = Il ne reste aucune carte à retourner – { part-extra }.
event-paid = { $name } paie { $cards }.
event-paid-own = Vous payez { $cards }.
event-claimed = { $name } s’empare de la route { $route } et marque { part-points }.
event-claimed-own = Vous vous emparez de la route { $route } et marquez { part-points }.
event-abandoned = { $name } renonce au tunnel { $route }.
event-abandoned-own = Vous renoncez au tunnel { $route } et gardez vos cartes.
event-passed = { $name } passe.
event-passed-own = Vous passez.
event-last-round = { $name } n’a presque plus de wagons : chacun joue encore un tour.
event-last-round-own = Vous n’avez presque plus de wagons : chacun joue encore un tour.
event-over-last-round = Le dernier tour est terminé.
event-over-passes = Tout le monde a passé : la partie est finie.
event-over-limit = Le nombre de tours convenu est atteint : la partie est finie.
event-laid = { $name } pose une tuile en { $place }.
event-laid-stood = { $name } pose une tuile en { $place } et place un partisan { part-on-kind }.
event-stood-own = Vous placez un partisan { part-on-kind }.
event-scored =
    { $kind ->
        [city] Ville achevée, { part-tiles }{ part-pennants } : { $gains }.
        [road] Route achevée, { part-tiles } : { $gains }.
       *[monastery] Abbaye achevée : { $gains }.
    }
event-discarded = Une tuile piochée ne convient nulle part et quitte la partie.

## Ce qui est attendu

prompt-keep = Quels billets gardez-vous ? Tapez { $least } à { $most } numéros, comme 1 2
prompt-keep-exactly =
    { $count ->
        [one] Quel billet gardez-vous ? Tapez son numéro
       *[other] Quels billets gardez-vous ? Tapez { $count } numéros, par exemple 1 2
    }
prompt-turn = À vous de jouer. Tapez un numéro
prompt-second = Votre seconde carte. Tapez un numéro
prompt-surcharge =
    { $surcharge ->
        [one] { $route } coûte { $surcharge } carte de plus. Tapez un numéro
       *[other] { $route } coûte { $surcharge } cartes de plus. Tapez un numéro
    }
prompt-pay = Comment payez-vous { $route } ? Tapez un numéro ; Entrée vaut 1, b revient en arrière
prompt-only = Un seul coup est possible. Entrée le joue
prompt-help = (? pour l’aide)
prompt-place = Votre tuile. Tapez le numéro d’une case
prompt-turned = Quelle orientation en { $place } ? Un numéro ; Entrée vaut 1, b revient
prompt-spot = Placez-vous un partisan sur la tuile ? Tapez un numéro

## La table

table-title = { $map }, tour { $round }
table-start = { $map }, avant le premier tour
table-bot =
    { $count ->
        [one] Vous jouez contre le bot { $bot }.
       *[other] Vous jouez contre { $count } bots { $bot }.
    }
table-news = Depuis votre dernière décision
table-last-round = dernier tour
name-you = Vous
name-bot = Bot
name-bot-numbered = Bot { $number }
head-seat = Joueur
head-cars = Wagons
head-cards = Cartes
head-tickets = Billets
head-points = Points
head-color = Couleur
head-tunnels = Tunnels libres
label-open = Visibles
label-hand = Main
label-piles = Piles
label-tickets = Billets
slot-empty = vide
hand-empty = aucune carte
tickets-none = aucun billet
piles =
    { $deck ->
        [one] pioche { $deck } carte
       *[other] pioche { $deck } cartes
    }, défausse { $discards }, pile de billets { $tickets }
ticket-done = réussi
ticket-way = encore { part-cars }
ticket-far = encore { part-cars }, plus que vous n’en avez
ticket-closed = plus aucun chemin n’est libre
table-bag =
    { $count ->
        [one] { $count } tuile dans le sac
       *[other] { $count } tuiles dans le sac
    }
head-followers = Partisans
label-tile = Votre tuile

## Coups au choix

group-draw = Prendre une carte
group-claim = S’emparer d’une route
group-offer = Billets proposés
group-other = Ou bien
group-pay = Façons de payer
choice-deck = dans la pioche
choice-tickets = Piocher des billets (il en reste { $count })
choice-pass = Passer
choice-stop = Ne pas prendre de seconde carte
choice-withdraw = Renoncer et garder les cartes
choice-others =
    { $count ->
        [one] ou { $count } autre
       *[other] ou { $count } autres
    }
choice-wanted = sur le plus court chemin d’un de vos billets
choices-more = … et encore { $count } : c les montre toutes
group-places = Cases où la tuile convient
group-turns = Façons de la tourner
group-spots = Où un partisan peut se placer
choice-skip = Ne pas placer de partisan
spot-worth =
    { $kind ->
        [farm] { part-kind-first } : { part-points } pour l’instant, touche { part-cities }
        [monastery] { part-kind-first } : { part-points } pour l’instant, { part-open-places }
       *[other] { part-kind-first } : { part-points } pour l’instant, { part-open-sides }
    }
spot-complete = { part-kind-first } achevée : { part-points } tout de suite, et le partisan revient

## Commandes

help-title = Ce que vous pouvez taper
help-number = un numéro de la liste ; s’il y a plusieurs façons de payer, les deux à la fois, comme 9 2
help-enter = montre à nouveau la table, ou joue le seul coup possible
help-help = cette aide
help-choices = tous les coups, même d’une longue liste
help-undo = revient à votre dernière décision
help-save = écrit la partie dans un fichier
help-load = reprend une partie enregistrée
help-quit = quitte la table
help-moves = Les coups peuvent aussi s’écrire en mots
help-map = les routes et leurs propriétaires ; m NOM seulement celles de ce nom
help-tickets = vos billets, chacun avec son plus court chemin libre
help-odds = les chances de cartes supplémentaires dans les tunnels
enter-example = Entrée
save-example = save FICHIER
load-example = load FICHIER
help-number-tiles = un numéro du plateau ou de la liste ; avec la façon de tourner la tuile, les deux à la fois, comme 9 2
help-board = le plateau et ses signes ; m X les colonnes autour de X, si toutes ne tiennent pas
help-size = la taille des tuiles : z 1, z 2 ou z 3 ; z seul s’adapte à l’écran
help-features = les éléments occupés : à qui, ce qu’il leur manque, leur valeur
help-left = les tuiles qui sont dans le sac

## Réponses de la table

play-stopped = Vous partez avant le début de la partie.
play-thinks = { $name } réfléchit …
play-no-move = « { $text } » n’est pas un coup. Tapez un numéro de la liste, ou ? pour l’aide.
play-one-number = Tapez un seul numéro : cette ligne est un seul coup.
play-no-choice =
    { $most ->
        [one] Il n’y a pas de { $number } dans la liste : le seul numéro est { $most }.
       *[other] Il n’y a pas de { $number } dans la liste : les numéros vont de 1 à { $most }.
    }
play-undone = Retour à votre dernière décision.
play-undo-none = Vous n’avez encore rien décidé : il n’y a rien à reprendre.
play-save-how = Dites où écrire : save et le nom d’un fichier, par exemple save soiree.txt
play-saved = La partie est dans { $file }. Pour la reprendre plus tard, tapez load { $file } à une table.
play-save-failed = Impossible d’écrire { $file } ({ $reason }) : essayez un autre nom.
play-exists = { $file } existe déjà. Le remplacer ? (o/n)
play-load-how = Dites quoi lire : load et le nom d’un fichier, par exemple load soiree.txt
play-loaded =
    { $moves ->
        [one] { $file } est chargé, { $moves } coup a été joué.
       *[other] { $file } est chargé, { $moves } coups ont été joués.
    }
play-load-failed = Impossible de charger { $file } : { $reason }
play-over = La partie est finie. Vous pouvez l’enregistrer, reprendre des coups (u) ou partir (Entrée).
play-leave = Quitter la table ? Cette partie n’est pas enregistrée. (o/n)
play-leave-saved = Quitter la table ? Cette partie est enregistrée dans { $file }. (o/n)
play-go-on = Pour la reprendre plus tard : save FICHIER avant de partir, load FICHIER au retour.
play-bye = Vous quittez la table. Sa graine était { $seed } : la même graine redonne le même tirage.
play-bye-saved = Vous quittez la table. Reprenez avec load { $file } ; la graine était { $seed }.
play-cut = La partie s’arrête ici, sans être enregistrée. Sa graine était { $seed }.
play-cut-saved = La partie s’arrête ici ; ce que vous avez enregistré est dans { $file }.
play-yes = o oui y yes

## Routes, chances

routes-of =
    { $count ->
        [one] { $name } : { $count } route
       *[other] { $name } : { $count } routes
    }
routes-of-own =
    { $count ->
        [one] Vous avez { $count } route
       *[other] Vous avez { $count } routes
    }
routes-free =
    { $count ->
        [one] { $count } route libre
       *[other] { $count } routes libres
    }
routes-closed =
    { $count ->
        [one] { $count } route vous est fermée
       *[other] { $count } routes vous sont fermées
    }
routes-none = Aucune route n’a « { $text } » dans son nom.
odds-title = Cartes supplémentaires dans un tunnel, selon ce que vous jouez
odds-any = toute couleur
odds-none = Il n’y a plus de tunnel libre.

## Le plateau, les partisans, le sac

# Les signes sont séparés par une virgule et une espace.
board-legend = ▒ ville, ⚑ blason, ━ route, ● fin de routes, ⌂ abbaye, · pré, ✗ plus aucune tuile ne convient
board-part = Colonnes { $first } à { $last }, sur { $left } à { $right }. m X montre celles autour de X.
board-size-how = Tapez z et une taille, comme z 2 : 1, 2 ou 3. z seul s’adapte à l’écran.
board-column-how = Tapez m et une colonne, comme m 3. m seul revient à la dernière tuile.
features-title = Éléments occupés (* prendrait les points maintenant)
features-note = Ouvert : ses côtés sans tuile (pour une abbaye, les cases vides autour). Tuiles utiles : combien de tuiles restantes l’achèveraient aussitôt.
features-none = Aucun partisan n’est sur le plateau.
feature-size =
    { $kind ->
        [city] ville, { part-tiles }{ part-pennants }
        [road] route, { part-tiles }
        [farm] pré, { part-cities }
       *[monastery] abbaye, { part-tiles }
    }
head-feature = Élément
head-place = Case
head-open = Ouvert
head-closers = Tuiles utiles
head-worth = Valeur
left-discarded =
    { $count ->
        [one] { $count } tuile ne convenait nulle part
       *[other] { $count } tuiles ne convenaient nulle part
    }

## La fin

end-title = La partie est finie
end-routes = Routes
end-tickets = Billets
end-longest = Plus long chemin
end-trail = { $points } (longueur { $length })
end-total = Total
end-tickets-of = { $name } : billets
end-tickets-own = Vos billets
end-won = { $name } gagne avec { part-points }.
end-won-own = Vous gagnez avec { part-points }.
end-shared = Victoire partagée : { $names }, avec { part-points }.
end-road = Routes
end-city = Villes
end-monastery = Abbayes
end-final-road = Routes inachevées
end-final-city = Villes inachevées
end-final-monastery = Abbayes inachevées
end-farm = Prés

## Bots, une ligne chacun

bot-random = joue n’importe quel coup permis
bot-wander = s’empare de routes quand il peut, sinon pioche vers un billet, au hasard
bot-closer = pose les tuiles là où elles se touchent le plus
bot-pathfinder = d’abord son billet le plus cher, par le plus court chemin
bot-ticket-greedy = d’abord le billet le plus proche, par le plus court chemin
bot-one-ply = regarde chaque coup une fois et ignore les prés
bot-uct = simple recherche arborescente à parties aléatoires
bot-beginner = un partenaire aimable pour les premières parties, oublie beaucoup
bot-casual = sait ce qui vaut quelque chose et joue aussitôt
bot-club = regarde un peu en avant
bot-expert = réfléchit un tiers de seconde
bot-master = réfléchit deux secondes : le plus fort
