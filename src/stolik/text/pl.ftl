### Stolik po polsku. Te same klucze z tymi samymi argumentami są w en.ftl i fr.ftl.
### Klucze na "part-" to części innych komunikatów; nazwy miast nie są odmieniane.
### $color to karta: black, violet, blue, green, yellow, orange, red, white albo loco.

## Części

# jaka? (karta)
part-color =
    { $color ->
        [black] czarna
        [violet] fioletowa
        [blue] niebieska
        [green] zielona
        [yellow] żółta
        [orange] pomarańczowa
        [red] czerwona
        [white] biała
        [loco] lokomotywa
       *[other] { $color }
    }
# jakie? (karty, połączenie)
part-color-plural =
    { $color ->
        [black] czarne
        [violet] fioletowe
        [blue] niebieskie
        [green] zielone
        [yellow] żółte
        [orange] pomarańczowe
        [red] czerwone
        [white] białe
        [gray] szare
       *[other] { $color }
    }
# jakich? (kart)
part-color-genitive-plural =
    { $color ->
        [black] czarnych
        [violet] fioletowych
        [blue] niebieskich
        [green] zielonych
        [yellow] żółtych
        [orange] pomarańczowych
        [red] czerwonych
        [white] białych
       *[other] { $color }
    }
# jakiej? (karty)
part-color-genitive =
    { $color ->
        [black] czarnej
        [violet] fioletowej
        [blue] niebieskiej
        [green] zielonej
        [yellow] żółtej
        [orange] pomarańczowej
        [red] czerwonej
        [white] białej
       *[other] { $color }
    }
# bierze co?
part-a-card =
    { $color ->
        [black] czarną kartę
        [violet] fioletową kartę
        [blue] niebieską kartę
        [green] zieloną kartę
        [yellow] żółtą kartę
        [orange] pomarańczową kartę
        [red] czerwoną kartę
        [white] białą kartę
        [loco] lokomotywę
       *[other] kartę { $color }
    }
# brakuje czego?
part-missing-cards =
    { $color ->
        [loco]
            { $missing ->
                [one] 1 lokomotywy
               *[many] { $missing } lokomotyw
            }
       *[other]
            { $missing ->
                [one] 1 { part-color-genitive } karty
               *[many] { $missing } { part-color-genitive-plural } kart
            }
    }
# W bibliotece miejsce przy stole ma numer, przy stole – nazwę.
part-seat =
    { $seat ->
        [one] gracz { $seat }
        [few] gracz { $seat }
        [many] gracz { $seat }
       *[name] { $seat }
    }
part-points =
    { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
# brakuje ilu?
part-cars =
    { $cars ->
        [one] 1 wagonu
       *[many] { $cars } wagonów
    }
part-tickets =
    { $count ->
        [one] 1 cel
        [few] { $count } cele
       *[many] { $count } celów
    }
part-extra =
    { $surcharge ->
        [0] bez dopłaty
        [one] dopłata: 1 karta
        [few] dopłata: { $surcharge } karty
       *[many] dopłata: { $surcharge } kart
    }
# $kind to obiekt: city, road, farm albo monastery.
part-kind-first =
    { $kind ->
        [city] Miasto
        [road] Droga
        [farm] Łąka
       *[monastery] Klasztor
    }
# stoi gdzie?
part-on-kind =
    { $kind ->
        [city] w mieście
        [road] na drodze
        [farm] na łące
       *[monastery] w klasztorze
    }
part-tiles =
    { $tiles ->
        [one] 1 płytka
        [few] { $tiles } płytki
       *[many] { $tiles } płytek
    }
part-pennants =
    { $pennants ->
        [0] { "" }
        [one] , 1 flaga
        [few] , { $pennants } flagi
       *[many] , { $pennants } flag
    }
part-cities =
    { $cities ->
        [one] 1 dokończone miasto
        [few] { $cities } dokończone miasta
       *[many] { $cities } dokończonych miast
    }
part-open-sides =
    { $open ->
        [one] 1 otwarty bok
        [few] { $open } otwarte boki
       *[many] { $open } otwartych boków
    }
part-open-places =
    { $open ->
        [one] 1 puste miejsce wokół
        [few] { $open } puste miejsca wokół
       *[many] { $open } pustych miejsc wokół
    }

## Karty i połączenia

card-name = { part-color }
card-count =
    { $color ->
        [loco]
            { $count ->
                [one] 1 lokomotywa
                [few] { $count } lokomotywy
               *[many] { $count } lokomotyw
            }
       *[other]
            { $count ->
                [one] 1 { part-color }
                [few] { $count } { part-color-plural }
               *[many] { $count } { part-color-genitive-plural }
            }
    }
route-color = { part-color-plural }
route-tunnel = tunel
route-ferry = prom

## Dlaczego ruch jest niedozwolony

# Stoją po dwukropku albo same: bez wielkiej litery na początku i bez kropki na końcu.
why-over = gra się skończyła, nie ma już ruchów
why-phase-keep = najpierw wybierz, które z proponowanych celów zachowujesz
why-phase-turn = najpierw wybierz ruch: weź karty, dobierz cele albo zbuduj połączenie
why-phase-second = najpierw dokończ branie kart
why-phase-surcharge = najpierw zdecyduj o tunelu: dopłać karty albo zrezygnuj
why-not-offered = celu { $ticket } nie ma wśród proponowanych, wybierz spośród nich
why-kept-twice = cel { $ticket } podano dwa razy, podaj każdy raz
why-keep-more =
    { $least ->
        [one] zachowaj co najmniej 1 cel
        [few] zachowaj co najmniej { $least } cele
       *[many] zachowaj co najmniej { $least } celów
    }
why-keep-fewer =
    { $limit ->
        [one] można mieć najwyżej 1 cel: z tych zachowaj co najwyżej { $most }
        [few] można mieć najwyżej { $limit } cele: z tych zachowaj co najwyżej { $most }
       *[many] można mieć najwyżej { $limit } celów: z tych zachowaj co najwyżej { $most }
    }
why-reserve =
    { $reserve ->
        [one] aby brać karty, w talii i wśród odrzuconych musi być co najmniej 1 karta: wybierz inny ruch
        [few] aby brać karty, w talii i wśród odrzuconych muszą być co najmniej { $reserve } karty: wybierz inny ruch
       *[many] aby brać karty, w talii i wśród odrzuconych musi być co najmniej { $reserve } kart: wybierz inny ruch
    }
why-second-open = pierwsza karta była odkryta, więc i drugą weź spośród odkrytych
why-second-deck = pierwsza karta była z talii, więc i drugą weź z talii
why-second-loco = odkryta lokomotywa może być tylko pierwszą kartą: weź inną kartę
why-deck-empty = nie ma kart ani w talii, ani wśród odrzuconych: wybierz inny ruch
why-slot-empty = odkryte miejsce { $slot } jest puste: wybierz inną kartę
why-no-tickets = nie ma już celów: wybierz inny ruch
why-ticket-limit =
    { $limit ->
        [one] masz już 1 cel, więcej mieć nie można
        [few] masz już { $limit } cele, więcej mieć nie można
       *[many] masz już { $limit } celów, więcej mieć nie można
    }
why-both-cards = trzeba wziąć obie karty: weź drugą
why-claimed = { $route }: to połączenie jest już zajęte ({ part-seat }), wybierz inne
why-twin = druga połowa połączenia { $route } jest zajęta, więc ta jest dla ciebie zamknięta
why-listed-once = obie połowy są jednakowe: zbuduj { $route }
why-length =
    { $length ->
        [one] { $route }: potrzebna jest dokładnie 1 karta
        [few] { $route }: potrzebne są dokładnie { $length } karty, licząc lokomotywy
       *[many] { $route }: potrzeba dokładnie { $length } kart, licząc lokomotywy
    }
why-color = { $route }: potrzebne są { part-color-plural } karty
why-ferry =
    { $locos ->
        [one] { $route } to prom: co najmniej 1 karta musi być lokomotywą
        [few] { $route } to prom: co najmniej { $locos } karty muszą być lokomotywami
       *[many] { $route } to prom: co najmniej { $locos } kart musi być lokomotywami
    }
why-no-locos = { $route } nie jest tunelem: zapłać bez lokomotyw
why-cars =
    { $missing ->
        [one] brakuje 1 wagonu, a masz { $cars }: wybierz krótsze połączenie
       *[many] brakuje { $missing } wagonów, a masz { $cars }: wybierz krótsze połączenie
    }
why-cards = brakuje { part-missing-cards }
why-pay-locos = tunel zaczęto samymi lokomotywami: dopłać też lokomotywami albo zrezygnuj
why-pay-color = dopłacić można tylko w { part-color-genitive-plural } kartach lub lokomotywach; możesz też zrezygnować
why-surcharge =
    { $surcharge ->
        [one] dopłać dokładnie 1 kartę albo zrezygnuj
        [few] dopłać dokładnie { $surcharge } karty albo zrezygnuj
       *[many] dopłać dokładnie { $surcharge } kart albo zrezygnuj
    }
why-pass = pasować można tylko wtedy, gdy nie ma innego ruchu: wybierz inny
why-number = { $number } to nie jest numer dozwolonego ruchu: wybierz któryś z listy
why-phase-place = najpierw połóż wylosowaną płytkę
why-phase-meeple = najpierw zdecyduj o podwładnym: postaw go na płytce albo zachowaj
why-apart = żaden bok miejsca { $x } { $y } nie dotyka płytki: wybierz inne miejsce
why-taken = w miejscu { $x } { $y } leży już płytka: wybierz inne miejsce
why-side =
    { $side ->
        [N] północny
        [E] wschodni
        [S] południowy
       *[W] zachodni
    } bok nie pasuje: { $have ->
        [city] miasto spotkałoby
        [road] droga spotkałaby
       *[field] łąka spotkałaby
    } { $need ->
        [city] miasto
        [road] drogę
       *[field] łąkę
    }
why-no-spot = na tej płytce nie ma obiektu { $spot }
why-no-meeples = wszyscy twoi podwładni są na planszy: graj bez podwładnego
why-occupied = na obiekcie { $spot } stoi już podwładny ({ part-seat })

## Co się stało: "-own" mówi to temu, kto to zrobił

event-kept = { $name } zachowuje { part-tickets }.
event-kept-own = Zachowujesz { part-tickets }: { $tickets }.
event-returned = { $name } odkłada { part-tickets } pod spód stosu.
event-returned-own = Odkładasz { part-tickets } pod spód stosu: { $tickets }.
event-drawn-open = { $name } bierze { part-a-card } z odkrytych.
event-drawn-open-own = Bierzesz { part-a-card } z odkrytych.
event-drawn-deck = { $name } bierze kartę z talii.
event-drawn-deck-own = Bierzesz { part-a-card } z talii.
event-recycled =
    { $count ->
        [one] Z odrzuconych powstaje nowa potasowana talia: 1 karta.
        [few] Z odrzuconych powstaje nowa potasowana talia: { $count } karty.
       *[many] Z odrzuconych powstaje nowa potasowana talia: { $count } kart.
    }
event-opened = Teraz odkryte: { $cards }.
event-swept = Odkrytych lokomotyw jest za dużo, cały rząd zostaje odrzucony: { $cards }.
event-offered = { $name } dobiera { part-tickets } do wyboru.
event-offered-own = Dobierasz { part-tickets } do wyboru: { $tickets }.
event-revealed = Odsłonięte: { $cards } – { part-extra }.
event-revealed-none = Nie ma już kart do odsłonięcia – { part-extra }.
event-paid = { $name } płaci: { $cards }.
event-paid-own = Płacisz: { $cards }.
event-claimed = { $name } buduje połączenie { $route } za { part-points }.
event-claimed-own = Budujesz połączenie { $route } za { part-points }.
event-abandoned = { $name } rezygnuje z tunelu { $route }.
event-abandoned-own = Rezygnujesz z tunelu { $route } i zachowujesz karty.
event-passed = { $name } pasuje.
event-passed-own = Pasujesz.
event-last-round = { $name } nie ma już prawie wagonów: każdy ma jeszcze jeden ruch.
event-last-round-own = Nie masz już prawie wagonów: każdy ma jeszcze jeden ruch.
event-over-last-round = Ostatnia runda dobiegła końca.
event-over-passes = Wszyscy spasowali: koniec gry.
event-over-limit = Uzgodniona liczba ruchów minęła: koniec gry.
event-laid = { $name } kładzie płytkę w miejscu { $place }.
event-laid-stood = { $name } kładzie płytkę w miejscu { $place } i stawia podwładnego { part-on-kind }.
event-stood-own = Stawiasz podwładnego { part-on-kind }.
event-scored =
    { $kind ->
        [city] Dokończone miasto, { part-tiles }{ part-pennants }: { $gains }.
        [road] Dokończona droga, { part-tiles }: { $gains }.
       *[monastery] Dokończony klasztor: { $gains }.
    }
event-discarded = Wylosowana płytka nigdzie nie pasuje i odpada z gry.

## Czego się teraz oczekuje

prompt-keep = Które cele zachowujesz? Wpisz od { $least } do { $most } numerów, np. 1 2
prompt-keep-exactly =
    { $count ->
        [one] Który cel zachowujesz? Wpisz jego numer
        [few] Które cele zachowujesz? Wpisz { $count } numery, np. 1 2
       *[many] Które cele zachowujesz? Wpisz { $count } numerów, np. 1 2
    }
prompt-turn = Twój ruch. Wpisz numer
prompt-second = Twoja druga karta. Wpisz numer
prompt-surcharge =
    { $surcharge ->
        [one] { $route }: trzeba dopłacić 1 kartę. Wpisz numer
        [few] { $route }: trzeba dopłacić { $surcharge } karty. Wpisz numer
       *[many] { $route }: trzeba dopłacić { $surcharge } kart. Wpisz numer
    }
prompt-pay = Jak płacisz za { $route }? Wpisz numer; Enter to 1, b wraca
prompt-only = Możliwy jest tylko jeden ruch. Enter go wykona
prompt-help = (? to pomoc)
prompt-place = Twoja płytka. Wpisz numer miejsca
prompt-turned = Który obrót w miejscu { $place }? Wpisz numer; Enter to 1, b wraca
prompt-spot = Postawić podwładnego na płytce? Wpisz numer

## Stół

table-title = { $map }, runda { $round }
table-start = { $map }, przed pierwszą rundą
table-bot =
    { $count ->
        [one] Grasz przeciwko botowi { $bot }.
       *[many] Grasz przeciwko { $count } botom { $bot }.
    }
table-news = Od twojej ostatniej decyzji
table-last-round = ostatnia runda
name-you = Ty
name-bot = Bot
name-bot-numbered = Bot { $number }
head-seat = Gracz
head-cars = Wagony
head-cards = Karty
head-tickets = Cele
head-points = Punkty
head-color = Kolor
head-tunnels = Wolne tunele
label-open = Odkryte
label-hand = Ręka
label-piles = Stosy
label-tickets = Cele
slot-empty = puste
hand-empty = brak kart
tickets-none = brak celów
piles =
    { $deck ->
        [one] w talii 1 karta
        [few] w talii { $deck } karty
       *[many] w talii { $deck } kart
    }, odrzuconych { $discards }, celów na stosie { $tickets }
ticket-done = zrealizowany
ticket-way = brakuje { part-cars }
ticket-far = brakuje { part-cars }, tylu nie masz
ticket-closed = nie ma już wolnej drogi
table-bag =
    { $count ->
        [one] 1 płytka w worku
        [few] { $count } płytki w worku
       *[many] { $count } płytek w worku
    }
head-followers = Podwładni
label-tile = Twoja płytka

## Ruchy do wyboru

group-draw = Weź kartę
group-claim = Zbuduj połączenie
group-offer = Proponowane cele
group-other = Albo
group-pay = Sposoby zapłaty
choice-deck = z talii, w ciemno
choice-tickets =
    { $count ->
        [one] Dobierz cele (został 1)
        [few] Dobierz cele (zostały { $count })
       *[many] Dobierz cele (zostało { $count })
    }
choice-pass = Pas
choice-stop = Nie bierz drugiej karty
choice-withdraw = Zrezygnuj i zachowaj karty
choice-others =
    { $count ->
        [one] lub 1 inny
        [few] lub { $count } inne
       *[many] lub { $count } innych
    }
choice-wanted = na najkrótszej drodze jednego z twoich celów
choices-more = … i jeszcze { $count }: c pokazuje wszystkie
group-places = Miejsca, gdzie płytka pasuje
group-turns = Możliwe obroty
group-spots = Gdzie może stanąć podwładny
choice-skip = Nie stawiaj podwładnego
spot-worth =
    { $kind ->
        [farm] { part-kind-first }: teraz { part-points }, przy niej { part-cities }
        [monastery] { part-kind-first }: teraz { part-points }, { part-open-places }
       *[other] { part-kind-first }: teraz { part-points }, { part-open-sides }
    }
spot-complete = { part-kind-first }, już w całości: od razu { part-points }, a podwładny wraca

## Polecenia

help-title = Co można wpisać
help-number = numer z listy; gdy jest kilka sposobów zapłaty, można podać oba naraz, np. 9 2
help-enter = pokazuje stół jeszcze raz albo wykonuje jedyny ruch
help-help = ta pomoc
help-choices = wszystkie ruchy, także z długiej listy
help-undo = cofa do twojej ostatniej decyzji
help-save = zapisuje przebieg gry do pliku
help-load = wraca do zapisanej gry
help-quit = odejście od stołu
help-moves = Ruchy można też wpisywać słowami
help-map = połączenia i ich właściciele; m NAZWA tylko te z taką nazwą
help-tickets = twoje cele, każdy z najkrótszą wolną drogą
help-odds = szanse na dopłatę w tunelach
enter-example = Enter
save-example = save PLIK
load-example = load PLIK
help-number-tiles = numer z planszy lub z listy; razem z obrotem można podać dwa naraz, np. 9 2
help-board = plansza i jej znaki; m X pokazuje kolumny wokół X, gdy wszystkie się nie mieszczą
help-size = wielkość płytek: z 1, z 2 albo z 3; samo z dopasowuje do ekranu
help-features = obiekty z podwładnymi: czyje, ile im brakuje, ile są warte
help-left = jakie płytki są w worku

## Odpowiedzi stołu

play-stopped = Odchodzisz, zanim gra się zaczęła.
play-thinks = { $name } myśli …
play-no-move = „{ $text }” to nie jest ruch. Wpisz numer z listy albo ?, aby zobaczyć pomoc.
play-one-number = Wpisz jeden numer: ta pozycja to jeden ruch.
play-no-choice =
    { $most ->
        [one] Na liście nie ma numeru { $number }: jest tylko 1.
       *[many] Na liście nie ma numeru { $number }: są numery od 1 do { $most }.
    }
play-undone = Jesteś znowu przy swojej ostatniej decyzji.
play-undo-none = Nie było jeszcze żadnej twojej decyzji: nie ma czego cofać.
play-save-how = Podaj, dokąd zapisać: save i nazwa pliku, np. save wieczor.txt
play-saved = Przebieg gry jest w pliku { $file }. Aby później grać dalej, wpisz przy stole load { $file }.
play-save-failed = Nie udało się zapisać pliku { $file } ({ $reason }): spróbuj innej nazwy.
play-exists = Plik { $file } już istnieje. Zastąpić go? (t/n)
play-load-how = Podaj, skąd wczytać: load i nazwa pliku, np. load wieczor.txt
play-loaded =
    { $moves ->
        [one] Wczytano plik { $file }: rozegrano 1 ruch.
        [few] Wczytano plik { $file }: rozegrano { $moves } ruchy.
       *[many] Wczytano plik { $file }: rozegrano { $moves } ruchów.
    }
play-load-failed = Nie udało się wczytać pliku { $file }: { $reason }
play-over = Koniec gry. Możesz ją zapisać, cofać ruchy (u) albo odejść (Enter).
play-leave = Odejść od stołu? Ta gra nie jest zapisana. (t/n)
play-leave-saved = Odejść od stołu? Ta gra jest zapisana w pliku { $file }. (t/n)
play-go-on = Aby później grać dalej: save PLIK przed odejściem, load PLIK po powrocie.
play-bye = Odchodzisz od stołu. Ziarno gry: { $seed } – to samo ziarno powtórzy losowanie.
play-bye-saved = Odchodzisz od stołu. Grę podejmiesz przez load { $file }; ziarno gry: { $seed }.
play-cut = Gra kończy się tutaj, bez zapisu. Ziarno gry: { $seed }.
play-cut-saved = Gra kończy się tutaj; to, co zapisano, jest w pliku { $file }.
play-yes = t tak y yes

## Połączenia, szanse

routes-of =
    { $count ->
        [one] { $name }: 1 połączenie
        [few] { $name }: { $count } połączenia
       *[many] { $name }: { $count } połączeń
    }
routes-of-own =
    { $count ->
        [one] Masz 1 połączenie
        [few] Masz { $count } połączenia
       *[many] Masz { $count } połączeń
    }
routes-free =
    { $count ->
        [one] 1 wolne połączenie
        [few] { $count } wolne połączenia
       *[many] { $count } wolnych połączeń
    }
routes-closed =
    { $count ->
        [one] 1 połączenie zamknięte dla ciebie
        [few] { $count } połączenia zamknięte dla ciebie
       *[many] { $count } połączeń zamkniętych dla ciebie
    }
routes-none = Żadne połączenie nie ma w nazwie „{ $text }”.
odds-title = Dodatkowe karty w tunelu, zależnie od tego, czym zagrasz
odds-any = dowolny kolor
odds-none = Nie ma już wolnych tuneli.

## Plansza, podwładni, worek

# Znaki rozdzielone przecinkiem i spacją.
board-legend = ▒ miasto, ⚑ flaga, ━ droga, ● koniec dróg, ⌂ klasztor, · łąka, ✗ żadna płytka już nie pasuje
board-part = Kolumny od { $first } do { $last } z zakresu od { $left } do { $right }. m X pokazuje te wokół X.
board-size-how = Wpisz z i wielkość, np. z 2: 1, 2 albo 3. Samo z dopasowuje do ekranu.
board-column-how = Wpisz m i kolumnę, np. m 3. Samo m wraca do najnowszej płytki.
features-title = Obiekty z podwładnymi (* teraz bierze punkty)
features-note = Otwarte: boki bez płytki (przy klasztorze: puste miejsca wokół). Domykają: ile z pozostałych płytek od razu dokończyłoby obiekt. Przy łące liczą się dokończone miasta.
features-none = Na planszy nie ma podwładnych.
feature-size =
    { $kind ->
        [city] miasto, { part-tiles }{ part-pennants }
        [road] droga, { part-tiles }
        [farm] łąka, { $cities ->
            [one] 1 miasto
            [few] { $cities } miasta
           *[many] { $cities } miast
        }
       *[monastery] klasztor, { part-tiles }
    }
head-feature = Obiekt
head-place = Miejsce
head-open = Otwarte
head-closers = Domykają
head-worth = Wartość
left-discarded =
    { $count ->
        [one] 1 płytka nigdzie nie pasowała
        [few] { $count } płytki nigdzie nie pasowały
       *[many] { $count } płytek nigdzie nie pasowało
    }

## Koniec

end-title = Koniec gry
end-routes = Połączenia
end-tickets = Cele
end-longest = Najdłuższa trasa
end-trail = { $points } (długość { $length })
end-total = Razem
end-tickets-of = { $name }: cele
end-tickets-own = Twoje cele
end-won = Wygrywa { $name }: { part-points }.
end-won-own = Wygrywasz: { part-points }.
end-shared = Pierwsze miejsce dzielą: { $names } – po { part-points }.
end-road = Drogi
end-city = Miasta
end-monastery = Klasztory
end-final-road = Niedokończone drogi
end-final-city = Niedokończone miasta
end-final-monastery = Niedokończone klasztory
end-farm = Łąki

## Boty, po jednym wierszu

bot-random = gra dowolnym dozwolonym ruchem
bot-wander = zajmuje połączenia, gdy może, a poza tym dobiera karty do losowego celu
bot-closer = kładzie płytki tam, gdzie najwięcej się stykają
bot-pathfinder = najpierw najwyżej punktowany cel, najkrótszą drogą
bot-ticket-greedy = najpierw najbliższy cel, najkrótszą drogą
bot-one-ply = raz ogląda każdy ruch i nie zna łąk
bot-uct = zwykłe przeszukiwanie drzewa z losowymi rozgrywkami
bot-beginner = życzliwy partner na pierwsze gry, wiele przeocza
bot-casual = wie, co ile jest warte, i gra od razu
bot-club = patrzy trochę naprzód
bot-expert = myśli jedną trzecią sekundy
bot-master = myśli dwie sekundy: najsilniejszy
