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
        [0] aucune ville achevée
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
why-twin = l’autre moitié de la route { $route } est prise, celle-ci vous est donc fermée
why-listed-once = les deux moitiés sont identiques : emparez-vous de la route { $route }
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
why-no-locos = { $route } n’est pas un tunnel et les locomotives ne comptent que là : payez avec des cartes d’une même couleur
why-cars =
    { $missing ->
        [one] il manque { $missing } wagon, vous en avez { $cars } : choisissez une route plus courte
       *[other] il manque { $missing } wagons, vous en avez { $cars } : choisissez une route plus courte
    }
why-cards = il manque { part-missing-cards }
why-cards-any =
    { $missing ->
        [one] il manque { $missing } carte d’une couleur au choix
       *[other] il manque { $missing } cartes d’une même couleur, au choix
    }
why-cards-bare =
    { $colors ->
        [all]
            { $missing ->
                [one] il manque { $missing } carte de n’importe quelle couleur ; les locomotives ne comptent que dans les tunnels
               *[other] il manque { $missing } cartes d’une même couleur, au choix ; les locomotives ne comptent que dans les tunnels
            }
       *[other]
            { $missing ->
                [one] il manque { $missing } carte ({ $colors }) ; les locomotives ne comptent que dans les tunnels
               *[other] il manque { $missing } cartes d’une même couleur ({ $colors }) ; les locomotives ne comptent que dans les tunnels
            }
    }
why-pay-locos = vous n’avez joué que des locomotives : payez aussi en locomotives, ou renoncez
why-pay-color = payez en cartes { part-color-plural } ou en locomotives, ou renoncez
why-surcharge =
    { $surcharge ->
        [one] payez exactement { $surcharge } carte supplémentaire, ou renoncez
       *[other] payez exactement { $surcharge } cartes supplémentaires, ou renoncez
    }
why-pass = on ne peut passer que si aucun autre coup n’est possible : choisissez-en un
why-plain = ce coup n’est pas possible maintenant : choisissez-en un dans la liste
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
why-no-meeples = vous n’avez plus de partisans, tous sont sur le plateau : jouez sans en placer
why-occupied = il y a déjà un partisan sur { $spot } ({ part-seat })

## Ce qui s'est passé : « -own » le dit à celui qui l'a fait

event-kept = { $name } garde { part-tickets }.
event-kept-own = Vous gardez { part-tickets } : { $tickets }.
event-kept-seen = { $name } garde { part-tickets } : { $tickets }.
event-returned = { $name } remet { part-tickets } sous la pile.
event-returned-own = Vous remettez { part-tickets } sous la pile : { $tickets }.
event-returned-seen = { $name } remet { part-tickets } sous la pile : { $tickets }.
event-drawn-open = { $name } prend { part-a-card } parmi les cartes visibles.
event-drawn-open-own = Vous prenez { part-a-card } parmi les cartes visibles.
event-drawn-deck = { $name } pioche une carte.
event-drawn-deck-own = Vous piochez { part-a-card }.
event-drawn-deck-seen = { $name } pioche { part-a-card }.
event-recycled =
    { $count ->
        [one] La défausse est mélangée et devient la nouvelle pioche : { $count } carte.
       *[other] La défausse est mélangée et devient la nouvelle pioche : { $count } cartes.
    }
event-opened = Désormais visibles : { $cards }.
event-swept = Il y a trop de locomotives visibles, toute la rangée est défaussée : { $cards }.
event-offered = { $name } pioche { part-tickets } au choix.
event-offered-own = Vous piochez { part-tickets } au choix : { $tickets }.
event-offered-seen = { $name } pioche { part-tickets } au choix : { $tickets }.
event-revealed = Cartes retournées : { $cards } – { part-extra }.
event-revealed-none = Il ne reste aucune carte à retourner – { part-extra }.
event-paid = { $name } paie { $cards }.
event-paid-own = Vous payez { $cards }.
event-claimed = { $name } s’empare de la route { $route } et marque { part-points }.
event-claimed-own = Vous vous emparez de la route { $route } et marquez { part-points }.
event-built = { $name } prend { $route } avec { $cards }.
event-built-own = Vous prenez { $route } avec { $cards }.
event-chose = { $name } garde { part-tickets } et en remet { $returned }.
event-chose-own = Vous gardez { part-tickets } : { $tickets }. Remis sous la pile : { $back }.
event-chose-seen = { $name } garde { part-tickets } : { $tickets }. Remis sous la pile : { $back }.
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
event-laid-own = Vous posez la tuile en { $place }.
event-laid-stood-own = Vous posez la tuile en { $place } et placez un partisan { part-on-kind }.
event-joined = { $name } pose une tuile qui prolonge { $joined }.
event-joined-own = Vous posez une tuile qui prolonge { $joined }.
event-joined-stood = { $name } pose une tuile qui prolonge { $joined } et place un partisan { part-on-kind }.
event-joined-stood-own = Vous posez une tuile qui prolonge { $joined } et placez un partisan { part-on-kind }.
tiles-joined =
    { $have ->
        [city] une ville
        [road] une route
       *[field] un pré
    }
event-stood = { $name } place un partisan { part-on-kind }.
event-stood-own = Vous placez un partisan { part-on-kind }.
event-scored =
    { $kind ->
        [city] Ville achevée, { part-tiles }{ part-pennants } : { $gains }.
        [road] Route achevée, { part-tiles } : { $gains }.
       *[monastery] Abbaye achevée : { $gains }.
    }
event-discarded = Une tuile impossible à poser quitte la partie.

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
prompt-none-left = Vous n’avez plus de partisans. Tapez 1 pour jouer sans en placer

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
# Une ville frontière ; $town est $name avec des traits d’union au lieu d’espaces.
town-name =
    { $town ->
        [Freiburg-im-Breisgau] Fribourg-en-Brisgau
        [Konstanz] Constance
        [Bregenz] Brégence
        [Mals] Malles Venosta
        [Como] Côme
       *[other] { $name }
    }
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
group-places = Cases où la tuile s’adapte
group-turns = Façons de la tourner
group-spots = Où un partisan peut se placer
choice-skip = Ne pas placer de partisan
spot-worth =
    { $kind ->
        [farm] { part-kind-first } : { part-points } pour l’instant, { part-cities } au bord
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
play-thinks = { $name } réfléchit…
play-forfeit = { $name } perd par forfait : { $reason }
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
        [one] { $count } tuile impossible à poser
       *[other] { $count } tuiles impossibles à poser
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
end-shared = Victoire partagée : { $names }, avec { part-points } chacun.
end-road = Routes
end-city = Villes
end-monastery = Abbayes
end-final-road = Routes inachevées
end-final-city = Villes inachevées
end-final-monastery = Abbayes inachevées
end-farm = Prés

## Pourquoi le serveur refuse

error-stale = La table a changé entre-temps. Regardez de nouveau et recommencez.
error-bad-message = Ce message est illisible : { $reason }
error-no-move = Ce n’est pas un coup : { $reason }
error-not-your-turn = Ce n’est pas votre tour.
error-not-yours = Seules les personnes assises à cette table peuvent le faire.
error-no-aids = Cette table se joue sans aides.
error-hidden = Ce coup montrerait quelque chose de caché, il n’y a donc pas d’aperçu. Jouez-le pour voir.
error-no-undo = Impossible de revenir en arrière : quelque chose de caché a été montré depuis, ou ce n’était pas votre coup.
error-undo-none = Il n’y a encore rien à reprendre.
error-undo-hidden = Quelque chose de caché a été montré depuis votre dernier coup : entre joueurs, on ne peut plus le reprendre.
error-not-asked = Personne n’attend votre réponse.
error-too-fast = C’est trop à la fois. Attendez un instant.
error-waiting = La partie n’a pas commencé : il reste des places libres.
error-over = La partie est finie.
error-not-over = La partie n’est pas encore finie.
error-no-table = Cette table n’existe pas. Vérifiez le lien.
error-not-allowed = Cette table n’est pas ouverte aux spectateurs. Demandez son lien pour vous asseoir.
error-not-at-server = Seule la personne devant l’ordinateur du serveur peut le faire.
error-no-network = Impossible d’ouvrir le serveur au réseau d’ici. Lancez-le avec --host 0.0.0.0.
error-wrong-key = Ce lien n’est pas valable. Demandez-en un nouveau.
error-dealing = La distribution est en cours. Attendez un instant.
error-share-early = Les parts se montrent quand toutes sont promises. Attendez la table.
error-share-late = La distribution est déjà fixée. Votre part n’y est pas.
error-share-other = Ce n’est pas la part promise. Montrez celle-là.
error-code = Ce code a déjà servi ou il est trop vieux. Affichez-en un nouveau sur l’autre appareil.
error-begun = La partie a commencé : cela ne se fait qu’avant.
error-fewest-seats = Ce jeu demande au moins { $least } places.
error-most-seats = Ce jeu a au plus { $most } places.
error-muted = La personne qui a créé la table ne vous laisse pas écrire ici.
error-name-taken = Quelqu’un s’appelle déjà { $name } ici. Choisissez un autre nom.
error-no-guest = Il n’y a là personne à renvoyer ou à faire taire.
error-no-name = On ne voit rien de ce nom. Écrivez des lettres, des chiffres ou des signes.
error-not-host = Seule la personne qui a créé la table peut le faire.
error-not-idle = { $name } peut encore réfléchir. Demandez après dix minutes sans coup.
error-one-seat = Un invité n’a qu’une place ici. La personne qui a créé la table peut en permettre davantage.
error-removed = La personne qui a créé la table vous en a renvoyé.
error-seat-taken = Quelqu’un y est assis.
error-full = Toutes les places sont prises.
error-maker-stays = La personne qui a créé la table reste jusqu’au début. Elle peut supprimer la table.
error-others-play = D’autres jouent à cette table. Abandonnez plutôt : un bot jouera à votre place.
error-still-here = { $name } est toujours là.
error-bot-plays = Un bot joue à cette place. Reprenez-la d’abord.
error-curtain = Levez d’abord le rideau.
error-no-words = Il n’y a rien à lire. Écrivez quelque chose.
error-unknown-bot = Il n’y a pas de bot { $bot } ici. Choisissez { $bots }.
error-unknown-game = Il n’y a pas de jeu { $game } ici. Choisissez { $games }.
error-unknown-map = { $game } n’a pas de carte { $map }. Choisissez { $maps }.
error-option = On ne peut pas jouer ainsi : { $reason }
error-seed = La graine est trop grande : elle a au plus 128 bits.
error-log-full = Le journal de cette table est plein : on ne peut plus que jouer des coups.
error-too-many-bots = Depuis votre adresse, { $most } tables de bots seuls sont déjà en jeu. Attendez que l’une d’elles soit finie.
error-too-many-tables = Vous avez { $most } tables inachevées. Finissez-en une d’abord.
error-hello-first = Dites d’abord bonjour (hello).
error-not-found = Il n’y a rien ici. Vérifiez l’adresse.
error-wrong-method = Cela ne se fait pas à cette adresse. Voyez /api/openapi.json.
error-starting = Le serveur n’a pas pu démarrer. Son journal dit pourquoi.
error-too-large = C’est trop grand.
error-internal = Le serveur a rencontré un problème. Rien n’est perdu, réessayez.
error-rules-changed = Cette table a été jouée avec la version { $was } des règles, et ce programme a la version { $now }. On peut la regarder, mais pas la continuer.
error-database = La table attend sa base de données. Elle reprendra d’elle-même.
error-unknown = Le serveur a perdu sa base de données à cet instant : on ne sait pas encore si cela a été enregistré. La table le montrera.
error-not-kept = Le serveur ne peut rien enregistrer pour l’instant, rien n’a donc changé. Réessayez dans un moment.
error-broken = Le journal de cette table est abîmé après l’entrée { $good }. On peut regarder la partie jusque-là, mais pas la continuer.

## Règles modifiables, une ligne chacune

option-cars = Wagons par joueur
option-hand = Cartes en main au début
option-open = Cartes visibles sur la table
option-start-long = Billets longs proposés au début
option-start-short = Autres billets proposés au début
option-start-keep = Billets à garder au début
option-ticket-draw = Billets piochés ensuite
option-ticket-keep = Billets à garder parmi ceux piochés ensuite
option-ticket-limit = Billets en main au plus
option-ticket-rejects = Les billets rendus ensuite vont
option-mixed-draws = On peut prendre une carte de la pioche et une visible dans le même tour
option-open-locomotive-ends-turn = Une locomotive visible se prend seule
option-sweep-locomotives = Locomotives visibles qui font changer la rangée
option-sweep-limit = Changements de rangée de suite, au plus
option-card-reserve = Cartes qu’il faut dans la pioche et la défausse pour en prendre
option-both-cards = Qui prend une carte doit en prendre deux
option-locomotives-anywhere = Les locomotives paient partout, pas seulement dans les tunnels
option-tunnel-cards = Cartes retournées dans un tunnel
option-surcharge-counts-locomotives = Les locomotives retournées coûtent aussi un supplément
option-pass-always = On peut passer à tout moment
option-passes-per-seat = La partie finit quand tous passent autant de fois de suite
option-longest-trail-points = Points du plus long chemin
option-last-round-cars = Wagons restants qui annoncent le dernier tour
option-both-halves-seats = Les deux moitiés d’une route double peuvent être prises
option-turn-limit = Tours de tous les joueurs après lesquels la partie finit
option-meeples = Partisans par joueur
option-value-ticket-limit =
    { $value ->
        [0] sans limite
       *[other] { $value }
    }
option-value-sweep-locomotives =
    { $value ->
        [0] jamais
       *[other] { $value }
    }
option-value-sweep-limit =
    { $value ->
        [0] jamais
       *[other] { $value }
    }
option-value-card-reserve =
    { $value ->
        [0] peu importe
       *[other] { $value }
    }
option-value-tunnel-cards =
    { $value ->
        [0] aucune
       *[other] { $value }
    }
option-value-longest-trail-points =
    { $value ->
        [0] aucun
       *[other] { $value }
    }
option-value-both-halves-seats =
    { $value ->
        [99] jamais
       *[other] dès { $value } joueurs
    }

## Bots, une ligne chacun

bot-random = Joue n’importe quel coup permis.
bot-wander = Prend une route dès qu’il le peut, sinon réunit des cartes pour un billet, au hasard.
bot-closer = Pose chaque tuile là où elle en touche le plus d’autres.
bot-pathfinder = Vise d’abord son billet le plus cher, par le plus court chemin.
bot-ticket-greedy = Vise d’abord son billet le plus proche, par le plus court chemin.
bot-one-ply = Regarde un coup à l’avance et ignore les prés.
bot-uct = Une simple recherche arborescente à parties aléatoires.
bot-beginner = Un partenaire aimable pour vos premières parties, qui oublie beaucoup.
bot-casual = Sait ce que vaut chaque chose et joue sans trop réfléchir.
bot-club = Joue bien, avec une distraction de temps en temps.
bot-expert = Joue fort et se trompe rarement.
bot-master = Le plus fort ; il réfléchit deux secondes.

## The pages: everywhere

ui-skip = Aller au contenu
ui-close = Fermer
ui-loading = Un instant…
ui-stale = Cette page est plus ancienne que le serveur. Rechargez-la.
ui-reload = Recharger
ui-language = Langue
ui-theme =
    { $theme ->
        [light] Couleurs claires
        [dark] Couleurs sombres
       *[auto] Couleurs du système
    }
ui-sound = Son
nav-label = Pages
nav-play = Jouer
nav-rules = Règles
missing-title = Il n’y a rien ici
missing-text = L’adresse contient peut-être une faute, ou cette table n’existe plus.
missing-home = Retour à l’accueil
set-title = Réglages
set-theme = Couleurs
set-theme-auto = Système
set-theme-light = Claires
set-theme-dark = Sombres
set-confirm = Demander avant de jouer un coup
set-confirm-game = Selon le jeu
set-confirm-always = Toujours
set-confirm-touch = Sur écran tactile
set-confirm-never = Jamais
set-sound-about = De courts sons pour les cartes, les wagons, les tuiles et les points.
set-notices = Notifications
set-notices-about = Quand c’est votre tour et que vous regardez une autre page.
set-notices-forbidden = Votre navigateur ne les permet pas ici. Ses réglages pour cette page peuvent les autoriser.
set-symbols = Symboles sur les couleurs
set-symbols-about = Un signe sur chaque carte et chaque case, pour ne jamais dépendre de la couleur seule.
set-still = Moins d’animations
set-still-about = Cartes et tuiles apparaissent simplement, rien ne vole.
device-title = Autres appareils
device-about = Continuez vos parties sur votre téléphone ou un autre ordinateur, sous le même nom.
device-show = Afficher un code
device-qr = Code QR pour votre autre appareil
device-link = Lien pour votre autre appareil
device-code-about = { $minutes ->
    [one] Visez cette image avec l’appareil photo de l’autre appareil. Elle sert une seule fois, pendant { $minutes } minute. Ne la montrez à personne d’autre.
   *[other] Visez cette image avec l’appareil photo de l’autre appareil. Elle sert une seule fois, pendant { $minutes } minutes. Ne la montrez à personne d’autre.
}
device-only-here = Le serveur n’écoute que cet ordinateur : le code sert ici dans un autre navigateur, pas sur un téléphone.
device-end = Déconnecter tous les autres
device-end-about = Tous les autres appareils et navigateurs qui jouent en votre nom deviennent des inconnus. Celui-ci reste.
device-end-yes = Les déconnecter
device-ended = Tous les autres appareils sont déconnectés.
device-move = Continuer ici
device-move-about = Cet appareil devient celui de la personne qui a montré le code : avec son nom et ses parties.
device-move-loss = { $count ->
    [one] { $count } partie a été jouée ici sous une autre identité. Elle ne sera plus listée sur cet appareil.
   *[other] { $count } parties ont été jouées ici sous une autre identité. Elles ne seront plus listées sur cet appareil.
}
device-move-yes = Continuer ici
guide-title = Aide
guide-rules = Toutes les règles du jeu
keys-title = Clavier
cap-enter = Entrée
cap-escape = Échap
cap-home = Début
cap-end = Fin
cap-space = Espace
keys-everywhere = Partout
keys-tab = partie suivante de la page
keys-arrows = dans une liste, sur le plateau
keys-enter = choisir, confirmer
keys-escape = annuler, fermer
keys-undo = reprendre le coup
keys-help = cette aide
keys-rail = Jeux de trains
keys-open = prendre cette carte visible ; sur une offre, garder ou rendre ce billet
keys-deck = piocher une carte
keys-tickets = piocher des billets
keys-pass = passer
keys-tiles = Carcassonne
keys-turn = tourner la tuile
keys-spot = y placer un partisan
keys-skip = aucun partisan
keys-left = les tuiles restantes
keys-fields = à qui est chaque pré
keys-zoom = plus près, plus loin
keys-replay = Revoir
keys-step = un coup en arrière, en avant
keys-ends = au début, à la fin
keys-play = lecture, pause

## The pages: the network

net-connecting = Connexion…
net-waiting =
    { $seconds ->
        [0] Connexion perdue. Nouvel essai…
       *[other] Connexion perdue. Nouvel essai dans { $seconds } s.
    }
net-paused = Pas de connexion. Vous pourrez jouer dès son retour.
net-try = Réessayer
net-lost = La connexion s’est perdue avant la réponse. Regardez la table et réessayez.
net-unreachable = Le serveur est injoignable. Vérifiez le réseau et réessayez.
net-closed = Cette table ne peut pas être ouverte.
net-preparing = { $game } se prépare sur cet ordinateur. Cela n’arrive qu’une fois.

## The pages: every table

ask-turn = À vous : cartes, billets ou route.
ask-second =
    { $from ->
        [deck] Prenez votre seconde carte dans la pioche.
        [open] Prenez votre seconde carte parmi les visibles.
       *[any] Prenez votre seconde carte.
    }
ask-keep = Choisissez les billets que vous gardez, au moins { $least }.
ask-surcharge =
    { $surcharge ->
        [one] { $route } : payer { $surcharge } carte de plus ?
       *[other] { $route } : payer { $surcharge } cartes de plus ?
    }
ask-surcharge-cant =
    { $surcharge ->
        [one] { $route } : vous n’avez pas la carte supplémentaire.
       *[other] { $route } : vous n’avez pas les { $surcharge } cartes supplémentaires.
    }
ask-place = À vous : posez la tuile.
ask-meeple = Placez un partisan sur la tuile, ou aucun.
tab-yours = À vous de jouer
tab-turn = À { $name } de jouer
tab-asked = Une question pour vous
ask-wait = C’est à { $name } de jouer.
ask-wait-own = Un bot joue pour vous.
ask-seats = On attend que toutes les places soient prises.
ask-curtain = C’est à { $name } de jouer. Passez-lui l’écran.
ask-lift = Montrer mes cartes
ask-passing = Votre tour est fini : passez l’écran
ask-passing-drawn = Cartes piochées : { $cards }. Une fois vues, passez l’écran
ask-pass-on = Passer l’écran
ask-continue = Continuer
name-ask = Comment vos amis doivent-ils vous appeler ?
name-ask-about = On ne le demande qu’une fois. Le nom se change dans les réglages.
name-none = Continuer sans nom
name-free = Place libre
name-guest = Invité
level-beginner = Débutant
level-casual = Amateur
level-club = Club
level-expert = Expert
level-master = Maître
plain-did = { $name } : { $text }
plain-hid = { $name } a joué
plain-turn = À { $name } de jouer
plain-turn-own = À vous de jouer
plain-moves = Coups possibles
plain-none = Vous ne pouvez rien faire en ce moment.
plain-seats = Places
plain-log = Ce qui s’est passé
plain-choose = Choisissez
place-turned = { $place }, tournée de { $degrees }°
spot-name = { part-kind-first } { $number }
table-undo = Reprendre le coup
table-lists = Afficher en listes et boutons
table-board = Afficher le plateau
table-menu = Menu
table-pace = Rythme des bots
table-pace-calm = calme
table-pace-usual = normal
table-pace-quick = instantané
table-undo-ask = Demander à reprendre
table-undone = coup repris
table-agree-ask = { $name } demande à revenir en arrière.
table-agree = Accepter
table-disagree = Refuser
out-pause = Laisser jouer un bot pour moi
out-back = Reprendre ma place
out-leave = Quitter la table
out-leave-about = Votre place redevient libre pour quelqu’un d’autre.
out-leave-yes = Quitter
out-resign = Abandonner
out-resign-about = Un bot prend votre place pour de bon et les autres continuent.
out-resign-yes = Abandonner
out-end = Abandonner
out-end-about = La partie s’arrête ici. Vous la retrouverez parmi les parties terminées.
out-end-yes = Abandonner
out-delete = Supprimer la table
out-delete-about = La table disparaît pour de bon et pour tout le monde.
out-delete-yes = Supprimer
table-deleted = Cette table a été supprimée
table-deleted-about = La personne qui l’avait créée l’a supprimée.
chat-title = Discussion
chat-say = Écrivez un message
chat-send = Envoyer
log-started = La partie commence.
back-here = Revenir à ce coup
back-line = Revenir à ce coup : { $line }
back-ask = Revenir à ce coup ?
back-lost = { $count ->
    [one] Votre dernier coup et tout ce qui a suivi seront annulés pour de bon.
   *[other] Vos { $count } derniers coups et tout ce qui a suivi seront annulés pour de bon.
}
log-undone = { $name } revient en arrière.
log-undone-own = Vous revenez en arrière.
log-undo-wished = { $name } demande à revenir en arrière.
log-undo-wished-own = Vous demandez à revenir en arrière.
log-undo-agreed = { $name } est d’accord.
log-undo-agreed-own = Vous êtes d’accord.
log-undo-refused = { $name } n’est pas d’accord.
log-undo-refused-own = Vous n’êtes pas d’accord.
log-seated = { $name } s’assied.
log-seated-own = Vous vous asseyez.
log-left = { $name } se lève.
log-handed-over = Le bot { $bot } joue désormais pour { $name }.
log-handed-over-own = Le bot { $bot } joue désormais pour vous.
log-taken-back = { $name } reprend sa place.
log-taken-back-own = Vous reprenez votre place.
log-resigned = { $name } abandonne, le bot { $bot } joue à sa place.
log-resigned-own = Vous abandonnez, le bot { $bot } joue à votre place.
log-ended = { $name } abandonne et la partie s’arrête ici.
log-ended-own = Vous abandonnez et la partie s’arrête ici.
log-seat-closed = Une place a été retirée.
log-seat-bot = Une place revient à un bot : { $bot }.
log-seat-opened = Il y a une place de plus à la table.
log-removed = { $name } a dû quitter la table.
log-muted = { $name } ne peut plus écrire.
log-unmuted = { $name } peut de nouveau écrire.
log-idle-asked = { $name } demande à continuer sans attendre davantage.
log-idle-asked-own = Vous demandez à continuer sans attendre davantage.
log-sealed = Promesse de cette distribution : { $digits }…
log-revealed = { $name } ajoute { $digits }… à la distribution.
log-revealed-own = Vous ajoutez { $digits }… à la distribution.
log-watch-on = D’autres peuvent désormais regarder.
log-watch-off = Les autres ne peuvent plus regarder.
log-resumed = Le serveur était arrêté, le voici de retour.
refused-rule = { $text } ({ $rule })
rule-link = Règle { $rule }

## The pages: home

home-title = Prenez place. À quoi joue‑t‑on ?
home-lead = Ni compte, ni installation. Un clic et les cartes sont distribuées.
home-play = Jouer contre un bot
join-title = On vous invite à jouer
join-invites = { $name } vous invite à jouer
join-lead =
    { $free ->
        [0] Mais toutes les places sont déjà prises.
        [one] La dernière place libre est pour vous.
       *[other] { $free } places sont libres, l’une d’elles est pour vous.
    }
join-yours = votre place
join-sits = est à table
join-about = Pas de compte, rien à installer.
join-rules = Quelles sont les règles ?
join-fails = Cette invitation ne peut pas être ouverte
join-sit = S’asseoir
join-name = Votre nom
home-level = Niveau du bot
home-friend = Avec un ami
home-screen = Sur cet écran
home-options = Plus d’options…
home-invited = J’ai un lien
home-seats =
    { $count ->
        [one] { $count } joueur
       *[other] { $count } joueurs
    }
home-seats-range = { $least } à { $most } joueurs
home-time-europe = environ 45 min
home-time-swiss = environ 30 min
home-time-carcassonne = environ 30 min
home-about-europe = Réunissez des cartes, tracez vos routes à travers le continent et gardez vos billets secrets.
home-about-swiss = Le duel à travers les Alpes : un tunnel peut coûter plus cher que prévu.
home-about-carcassonne = Une tuile par tour : des villes, des routes, des abbayes, et des prés qui décident de tout à la fin.
home-maps =
    { $count ->
        [one] Autre carte : { $maps }
       *[other] Autres cartes : { $maps }
    }
invite-paste = Collez le lien que vous avez reçu
invite-open = Y aller
invite-wrong = Ce n’est pas le lien d’une table. Copiez-le en entier.
list-mine = Continuer
list-mine-none = Aucune partie en cours.
list-watch = Regarder
list-watch-none = Aucune table n’est ouverte aux spectateurs en ce moment.
list-finished = Parties terminées
list-finished-none = Vous trouverez ici vos parties terminées, à revoir coup par coup.
list-waiting = attend des joueurs
list-closed = à regarder seulement
list-yours = à vous
list-turn = à { $name } de jouer
list-go-on = Continuer
list-open = Ouvrir
list-look = Regarder
list-given-up = abandonnée : { $names }
list-more = Que faire de cette table : { $game }
list-archive = Archiver
list-archive-about = Une table archivée quitte cette liste. Rien n’est perdu.
list-archived =
    { $count ->
        [one] Archives : { $count } table
       *[other] Archives : { $count } tables
    }
list-archived-about = Cette table est archivée.
list-restore = Remettre dans la liste
list-all = Toutes ({ $count })

## The pages: table making, waiting room, end of a game

end-points = Points
end-gave-up = { $name } a abandonné.
end-gave-up-own = Vous avez abandonné.
end-lead = Plus grande avance : { $source } (+{ $points })
end-again = Rejouer
end-join-again = Vers la nouvelle table
end-review = Revoir la partie
end-new = Autre jeu
name-player = Joueur { $number }
make-title = Une nouvelle table
make-heading = { $game } : une nouvelle table
make-seats = Qui joue ?
make-seat = Place { $number }
make-people = Personnes
make-bots = Bots par niveau
make-yardsticks = Autres bots
make-me = Moi
make-friend = Un ami, par lien
make-screen = Quelqu’un sur cet écran
make-bot = Bot : { $level }
make-name = Nom du joueur { $number }
make-friend-about = recevra un lien une fois la table prête
make-remove = Retirer la place { $number }
make-add = Ajouter une place
make-group-start = Au début
make-group-tickets = Billets
make-group-cards = Prendre des cartes
make-group-routes = Routes et tunnels
make-group-end = La fin et ses points
make-programmers = Plus de bots, pour les programmeurs
make-programmers-about = De simples programmes auxquels on mesure les plus forts.
make-rule-link = Lire la règle : { $rule }
make-map = Carte
map-about-europe = La carte habituelle du continent.
map-about-europe-modern = Le même continent, avec d’autres routes et quelques autres villes.
map-about-switzerland = Tout le pays, ses tunnels et ses liaisons avec les voisins.
map-about-toy = Huit lieux et neuf wagons par joueur : une partie de dix minutes, idéale pour apprendre.
make-aids = Aides
make-aids-on =
    { $game ->
        [carcassonne] Tuiles restantes, propriétaires des prés, points à gagner : les mêmes pour tous.
       *[other] Probabilités et plus courts chemins : les mêmes pour tous.
    }
make-aids-off = Puriste : aucune aide pour personne, et le compte rendu de la partie le dit.
table-purist = sans aides
make-watch = Spectateurs
make-watch-on = D’autres peuvent regarder. Ils ne voient les cartes de personne.
make-watch-off = Seuls les joueurs voient cette table.
make-rules = Règles
make-rules-about = les règles habituelles, ou les vôtres
make-preset = Jeu de règles
make-preset-default = Règles de Stolik
make-preset-classic = Comme le jeu de société
make-preset-default-about = Comme ces pages les racontent.
make-preset-classic-about = Le jeu de société édité, sans ses gares.
make-word-under = sous la pile
make-word-gone = hors du jeu
make-reset = Revenir aux règles habituelles
make-usual =
    { $value ->
        [true] d’habitude oui
        [false] d’habitude non
       *[other] d’habitude { $value }
    }
make-more = Horloge et tirage
make-more-about = le temps de réflexion, rejouer le même tirage
make-clock = Temps de réflexion
make-clock-none = Illimité
make-clock-move = Par coup
make-clock-bank = Pour la partie
make-minutes = Minutes pour la partie
make-increment = Secondes ajoutées à chaque coup
make-seconds = Secondes par coup
make-seed = Graine du tirage
make-seed-none = tirée au sort
make-seed-about = La même graine donne les mêmes cartes ou tuiles. Si elle est choisie, tous les joueurs la voient.
make-seed-wrong = Une graine est un nombre d’au plus 38 chiffres.
make-start = Commencer la partie
make-start-about = La partie commence tout de suite.
make-invite = Créer le lien
make-invite-about = La partie commence quand toutes les places sont prises.
room-title = On attend des joueurs
room-missing =
    { $count ->
        [one] Il manque encore une personne.
       *[other] Il manque encore { $count } personnes.
    }
room-about = La partie commence quand toutes les places sont prises.
room-close = Retirer cette place
room-bot = Donner cette place à un bot
room-remove = Renvoyer { $name }
room-open-seat = Une place de plus
room-several = Plusieurs places pour un invité
room-several-about = Pour ceux qui partagent un écran. Sinon, qui vient par le lien a une seule place.
table-mute = Faire taire { $name }
table-unmute = Laisser { $name } écrire
idle-ask = { $name } n’a pas joué depuis dix minutes.
idle-asked = Vous avez demandé à continuer sans { $name }. Si tous les autres sont d’accord, un bot prend la suite dans la minute.
idle-go-on = Continuer avec un bot
idle-warned = Les autres ne veulent plus attendre. Si vous ne jouez pas bientôt, un bot joue pour vous ; vous pourrez reprendre votre place.
room-dealing = On mélange et on distribue…
fair-title = Distribution équitable
fair-about = Cette promesse lie le serveur à sa distribution. Il montre à la fin de quoi elle est faite, et elle permet de vérifier la partie enregistrée (stolik verify).
fair-about-mix = Le serveur est lié à sa part de la distribution, et l’appareil de chacun y ajoute son propre hasard : personne ne peut choisir les cartes. Qui garde cette promesse peut vérifier la partie enregistrée (stolik verify).
fair-chosen = Quelqu’un a choisi la graine de cette distribution : elle ne promet rien.
fair-promise = Promesse à garder
fair-share-in = a ajouté sa part.
fair-share-bound = a promis une part sans la montrer.
fair-share-ready = a une part prête.
fair-share-none = n’a rien ajouté.
fair-kept = La distribution était celle que le serveur avait promise avant le premier coup.
fair-kept-with-share = La distribution était celle promise avant le premier coup, et la part de cet appareil y est.
fair-broken = La distribution n’était PAS celle promise avant le premier coup, ou la part de cet appareil y manque.
fair-unknown = Cet appareil n’a vu aucune promesse avant le premier coup. « stolik verify » dit si la partie s’accorde avec elle-même.
room-you = c’est vous
room-free = attend quelqu’un
room-here = à table
room-away = en route
room-link = Lien vers cette table
room-link-about = Envoyez-le à la personne avec qui vous voulez jouer.
room-copy = Copier
room-copied = Copié
room-share = Partager
room-here-only = Seul cet ordinateur peut entrer
room-here-only-about = Le serveur n’écoute que cet ordinateur : sur le téléphone ou le portable de vos amis, ce lien n’ouvre rien.
room-open = Ouvrir à mon réseau…
room-open-ask = Ouvrir le serveur à votre réseau ?
room-open-about = Tout votre réseau (votre Wi-Fi, par exemple) pourra ouvrir { $address } jusqu’à l’arrêt du serveur. Vos tables restent fermées à qui n’a pas leur lien.
room-open-yes = Ouvrir
room-open-wall = Si rien ne s’ouvre sur leur appareil, le pare-feu de cet ordinateur le bloque.
room-open-command = Ou arrêtez le serveur et relancez-le ainsi :
room-open-start = Pour laisser entrer les autres, arrêtez le serveur et relancez-le ainsi :
room-here-link = Sur cet ordinateur, le lien fonctionne : dans un autre navigateur, par exemple.
room-qr = Code QR du lien
room-qr-about = Ou montrez cette image à l’appareil photo d’un téléphone : il ouvre la table.
clock-left = Temps restant
watch-you = Vous regardez cette partie
watch-others =
    { $count ->
        [one] { $count } personne regarde
       *[other] { $count } personnes regardent
    }

## The pages: rail table

rail-map = Plan
rail-tabs = Parties de la table
rail-tab-table = Table
rail-tab-tickets = Billets
rail-tab-log = Journal
rail-tab-result = Résultat
rail-hand = Vos cartes
rail-hand-total =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
rail-hand-none = Vous n’avez pas de cartes.
rail-picked = { rail-hand } : { $cards }
rail-card =
    { $color ->
        [loco] locomotive (argentée)
       *[other] { part-color }
    }
rail-open = Cartes visibles
rail-slot = Carte visible { $slot } : { $card }
rail-deck = Pioche
rail-tickets = Billets
rail-of = { $count } sur { $all }
rail-own-tickets = Vos billets
rail-neighbors = pays voisin
rail-ticket-done = reliés
rail-ticket-missing =
    { $count ->
        [one] { $count } case manquante
       *[other] { $count } cases manquantes
    }
rail-ticket-lost = ne peuvent plus être reliés
rail-tickets-gained = acquis
rail-tickets-open = en cours
rail-log = Journal
rail-log-spoken = { $text } { part-points }.
rail-finale-tickets = On retourne les billets
rail-finale-trail = Le plus long chemin
rail-count-tickets = billets
rail-count-cards = cartes
rail-count-cars = wagons
rail-counted-cards =
    { $count ->
        [one] carte
       *[other] cartes
    }
rail-counted-cars =
    { $count ->
        [one] wagon
       *[other] wagons
    }
rail-points-short = pts
rail-away = absent
rail-offer = Billets proposés
rail-offer-kept =
    { $kept ->
        [one] { $kept } gardé sur { $all }
       *[other] { $kept } gardés sur { $all }
    }
rail-offer-keep = garder
rail-offer-drop = rendre
rail-cost-cars = { $cars } wagons sur { $left }
rail-cost-shared =
    { $count ->
        [one] { $count } commun
       *[other] { $count } communs
    }
rail-cost-turns =
    { $count ->
        [one] env. { $count } tour
       *[other] env. { $count } tours
    }
rail-cost-title = Ce que demandent ces billets, avec ceux que vous avez déjà
rail-cost-far = Vous n’avez pas assez de wagons pour tous ces billets
rail-long = billet long
rail-long-start =
    { $count ->
        [one] Le billet long n’est distribué qu’au début
       *[other] Les { $count } billets longs ne sont distribués qu’au début
    }
rail-worth =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
rail-pay-only = C’est la seule façon de payer.
rail-pay-serves =
    { $count ->
        [0] Cette route n’est sur le plus court chemin d’aucun de vos billets.
        [one] Cette route est sur le plus court chemin de votre billet { $tickets }.
       *[other] Cette route est sur le plus court chemin de vos billets { $tickets }.
    }
rail-odds = Risque de surcoût
rail-tunnel = Tunnel { $route }
rail-tunnel-extra =
    { $count ->
        [one] { $count } carte en plus
       *[other] { $count } cartes en plus
    }
rail-tunnel-cant = Vous gardez les cartes jouées.
rail-dig-ask = Le tunnel : on retourne trois cartes.
rail-dig-costs = coûte 1
rail-dig-free = sans effet
rail-dig-clear = Aucune ne correspond : rien à ajouter, le tunnel est construit.
rail-dig-extra =
    { $count ->
        [one] Il faut ajouter { $count } carte.
       *[other] Il faut ajouter { $count } cartes.
    }
rail-dig-paid =
    { $count ->
        [one] { $count } carte ajoutée : le tunnel est construit.
       *[other] { $count } cartes ajoutées : le tunnel est construit.
    }
rail-dig-cant =
    { $count ->
        [one] Vous n’avez pas la carte à ajouter. Vous gardez vos cartes et le tour passe.
       *[other] Vous n’avez pas les { $count } cartes à ajouter. Vous gardez vos cartes et le tour passe.
    }
rail-dig-left =
    { $count ->
        [one] { $count } carte à ajouter : { $name } renonce.
       *[other] { $count } cartes à ajouter : { $name } renonce.
    }
rail-did = Ce que les autres viennent de faire
rail-did-built = { $name } : { $route } +{ $points }
rail-did-cards =
    { $count ->
        [one] { $name } : { $count } carte
       *[other] { $name } : { $count } cartes
    }
rail-did-tickets = { $name } : { part-tickets }
rail-price-any =
    { $count ->
        [one] { $count } carte de n’importe quelle couleur
       *[other] { $count } cartes d’une même couleur
    }
rail-price-ferry =
    { $count ->
        [one] dont { $count } locomotive
       *[other] dont { $count } locomotives
    }
rail-serving = Pour vos billets
rail-best = Le plus de points
rail-legend = Lire le plan
rail-legend-one = cartes de cette couleur
rail-legend-two = l’une ou l’autre couleur
rail-legend-gray = une couleur au choix
rail-legend-tunnel = tunnel : peut coûter plus
rail-legend-ferry = ferry : une locomotive requise
rail-now = À votre portée
rail-needed = Utiles à vos billets
rail-wanted = utile à un billet
rail-able =
    { $count ->
        [0] ne peut payer aucune route
        [one] peut payer { $count } route
       *[other] peut payer { $count } routes
    }
rail-able-none = Cette couleur ne peut payer aucune route pour l’instant. Piochez des cartes.
rail-way = { $route } ({ $spaces }) : { $price }, +{ $points }
rail-route-line = { $route } ({ $spaces })
rail-ticket-line = { $ticket } : { $points }
rail-ticket-line-done = { $ticket } : { $points }, { ticket-done }
rail-pile = { $name } : il en reste { $left } sur { $all }
rail-chance = { $percent } %
rail-ask-build = Prendre { $route } avec { $price } ?
rail-ask-tunnel = Tunnel { $route } avec { $price } ?
rail-ask-keep = Gardez ou rendez chaque billet ; gardez-en au moins { $least }.
rail-build = Prendre
rail-try = Tenter
ui-cancel = Annuler
rail-pay = Payer
rail-withdraw = Renoncer
rail-last-round = Dernier tour
rail-subtitle =
    { $seats ->
        [2] deux joueurs · { $cars } wagons
        [3] trois joueurs · { $cars } wagons
        [4] quatre joueurs · { $cars } wagons
       *[other] cinq joueurs · { $cars } wagons
    }
rail-route-of = appartient à { $name }
rail-route-own = est à vous
rail-why-own = { $route } est déjà à vous : choisissez une autre route
rail-route-closed = fermée
rail-route-payable = vous pouvez la payer
rail-zoom-in = Agrandir
rail-zoom-out = Réduire
rail-zoom-whole = Plan entier
rail-trail = chemin de { $count }
keys-map = aller au plan, puis les flèches
keys-hand = aller à vos cartes
keys-next = sur le plan : route payable suivante (B : précédente)

## The pages: Carcassonne table

tiles-board = Plateau
tiles-left =
    { $count ->
        [one] { $count } tuile restante
       *[other] { $count } tuiles restantes
    }
tiles-fields = Prés
tiles-fields-note = Prés au motif du propriétaire, avec les points si la partie s’arrêtait maintenant
tiles-remaining = Tuiles restantes
tiles-remaining-note = { table-bag }. Exemplaires restants de chaque sorte ; les sortes épuisées sont pâles.
tiles-of = il en reste { $count } sur { $all }
tiles-your-turn = à vous
tiles-turn = c’est son tour
tiles-thinks = réfléchit…
tiles-points = { part-points }
tiles-followers = Partisans en réserve : { $count } sur { $all }
tiles-on-board = Partisans sur le plateau
tiles-follower-of =
    { $kind ->
        [city] Partisan dans une ville ({ $name })
        [road] Partisan sur une route ({ $name })
        [farm] Partisan dans un pré ({ $name })
       *[monastery] Partisan dans une abbaye ({ $name })
    }
tiles-kind = { part-kind-first }
tiles-cell = Poser en { $place }
tiles-laid = Tuile en { $place }, tournée de { $degrees }°. La touche R la tourne.
tiles-fact = { feature-size } – { $names } : { part-points }
tiles-fact-drawn = { label-tile } : { $shows }
side-name =
    { $side ->
        [N] nord
        [E] est
        [S] sud
       *[W] ouest
    }
tile-part =
    { $have ->
        [city] ville
        [road] route
       *[field] pré
    } { $sides }{ part-pennants }
tile-monastery = abbaye
tile-and = { $first } ; { $rest }
tile-shows = tuile { $tile } : { $shows }
tile-at = { $place } : { $shows }
tile-touch = { tile-part } ({ $names })
place-joins = { place-turned }, rejoint : { $touches }
spot-sides = { part-kind-first } : { $sides }
places-note = Le premier nombre d’une case compte vers l’est, le second vers le sud.
tiles-places =
    { $count ->
        [one] { $count } case possible
       *[other] { $count } cases possibles
    }
tiles-more =
    { $count ->
        [0] la dernière de sa sorte
        [one] encore { $count } pareille dans le sac
       *[other] encore { $count } pareilles dans le sac
    }
tiles-turn-left = Tourner à gauche
tiles-turn-right = Tourner à droite
tiles-confirm = Valider
tiles-confirm-follower = Valider avec partisan
tiles-why-apart = aucun côté de cette case ne touche une tuile : choisissez une autre case
tiles-why-taken = il y a déjà une tuile ici : choisissez une autre case
tiles-why-own = vous avez déjà un partisan sur { $spot }
tiles-none = Sans partisan
tiles-ask-spot =
    { $count ->
        [0] Aucun partisan ne peut se placer ici : validez ou reprenez le coup
        [1] Choisissez la place, ou jouez sans partisan
       *[other] Choisissez une place de 1 à { $count }, ou jouez sans partisan
    }
tiles-ask-none-left = Vous n’avez plus de partisans : validez ou reprenez le coup
tiles-ask-place = Posez la tuile sur une case éclairée
tiles-dead = Plus aucune tuile ne convient ici
tiles-feature =
    { $kind ->
        [city] Ville, { part-tiles }{ part-pennants }
        [road] Route, { part-tiles }
        [farm] Pré, { part-cities }
       *[monastery] Abbaye, { part-tiles }
    }
tiles-worth = { $names } : { part-points } si la partie s’arrêtait maintenant.
tiles-closing =
    { $tiles ->
        [0] Aucune des { $left } tuiles restantes ne l’achèverait aussitôt.
        [one] { $tiles } des { $left } tuiles restantes l’achèverait aussitôt.
       *[other] { $tiles } des { $left } tuiles restantes l’achèveraient aussitôt.
    }
tiles-spot =
    { $kind ->
        [city] { part-tiles }{ part-pennants }, { part-open-sides }
        [road] { part-tiles }, { part-open-sides }
        [farm] { part-cities }
       *[monastery] { part-tiles }, { part-open-places }
    }
tiles-outlook = { part-points } pour l’instant, { $full } ou plus une fois achevée.
tiles-outlook-sure = { part-points } pour l’instant, { $full } une fois achevée.
tiles-outlook-field = { part-points } si la partie s’arrêtait maintenant
tiles-outlook-paid = Achevée : { part-points } aussitôt, et le partisan revient.
tiles-chip = vaut { $points }, achevée { $full }+
tiles-chip-sure = vaut { $points }, achevée { $full }
tiles-chip-field = { part-cities }
tiles-chip-closing =
    { $tiles ->
        [one] { $tiles } sur { $left } l’achève
       *[other] { $tiles } sur { $left } l’achèvent
    }
tiles-chip-paid = achevée : +{ $points } aussitôt
tiles-scores = Points
tiles-so-far = Jusqu’ici
tiles-if-ended = Si la partie s’arrêtait maintenant
tiles-size = { part-tiles }{ part-pennants }
tiles-zoom-in = Agrandir
tiles-zoom-out = Réduire
tiles-fit = Tout montrer
tiles-beyond =
    { $side ->
        [W] Cases plus à gauche : { $count }
        [E] Cases plus à droite : { $count }
        [N] Cases plus haut : { $count }
       *[S] Cases plus bas : { $count }
    }
tiles-moves = Coups
tiles-key-turn = tourner
tiles-key-walk = choisir
tiles-key-pan = déplacer le plateau
tiles-key-spot = partisan
tiles-key-confirm = valider
tiles-key-undo = reprendre le coup
tiles-log =
    { $kind ->
        [none] { $name } pose une tuile
        [city] { $name } pose une tuile, partisan dans la ville
        [road] { $name } pose une tuile, partisan sur la route
        [farm] { $name } pose une tuile, partisan dans le pré
       *[monastery] { $name } pose une tuile, partisan dans l’abbaye
    }
tiles-log-own =
    { $kind ->
        [none] Vous posez une tuile
        [city] Vous posez une tuile, partisan dans la ville
        [road] Vous posez une tuile, partisan sur la route
        [farm] Vous posez une tuile, partisan dans le pré
       *[monastery] Vous posez une tuile, partisan dans l’abbaye
    }
tiles-counting =
    { $kind ->
        [city] On compte les villes
        [road] On compte les routes
        [farm] On compte les prés
       *[monastery] On compte les abbayes
    }
end-count-skip = Voir le résultat
tiles-final = Décompte final
tiles-log-scored =
    { $kind ->
        [city] { $names } : ville achevée
        [road] { $names } : route achevée
        [farm] { $names } : pré compté
       *[monastery] { $names } : abbaye achevée
    }

## The pages: replay

replay-title = Revoir une partie
replay-at = Coup { $number } sur { $last }
replay-moves = Coups
replay-eyes = Vu par
replay-open = Tous
replay-cars = { part-cars }
replay-slider = Coup
replay-first = Au début
replay-back = Un coup en arrière
replay-play = Lecture
replay-pause = Pause
replay-forward = Un coup en avant
replay-last = À la fin
replay-share = Copier le lien
replay-text = Copier en texte
replay-record = Partie notée (à recharger) :
replay-points = { $name } : { $points } points
replay-discards = Défausse
replay-pile = { $name } : { $count }

## The pages: rules

rules-played = Jouées
rules-turned = Retournées
rules-extra = { part-extra }
rules-contents = Sommaire
rules-another = Autre exemple
rules-fits = convient
rules-fits-not = ne convient pas
rules-may = possible
rules-may-not = impossible
rules-spaces = Cases de la route
rules-option = Valeur
rules-yes = oui
rules-no = non
