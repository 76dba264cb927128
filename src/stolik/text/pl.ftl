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
# czym? (kartami)
part-color-instrumental =
    { $color ->
        [black] czarnymi
        [violet] fioletowymi
        [blue] niebieskimi
        [green] zielonymi
        [yellow] żółtymi
        [orange] pomarańczowymi
        [red] czerwonymi
        [white] białymi
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
# ile?
part-cars-counted =
    { $cars ->
        [one] 1 wagon
        [few] { $cars } wagony
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
        [0] żadnego dokończonego miasta
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
why-no-locos = { $route } nie jest tunelem, a lokomotywy liczą się tylko tam: zapłać kartami jednego koloru
why-cars =
    { $missing ->
        [one] brakuje 1 wagonu, a masz { $cars }: wybierz krótsze połączenie
       *[many] brakuje { $missing } wagonów, a masz { $cars }: wybierz krótsze połączenie
    }
why-cards = brakuje { part-missing-cards }
why-cards-any =
    { $missing ->
        [one] brakuje 1 karty dowolnego koloru
       *[many] brakuje { $missing } kart jednego, dowolnego koloru
    }
why-cards-bare =
    { $colors ->
        [all]
            { $missing ->
                [one] brakuje 1 karty dowolnego koloru; lokomotywy liczą się tylko w tunelach
               *[many] brakuje { $missing } kart jednego, dowolnego koloru; lokomotywy liczą się tylko w tunelach
            }
       *[other]
            { $missing ->
                [one] brakuje 1 karty ({ $colors }); lokomotywy liczą się tylko w tunelach
               *[many] brakuje { $missing } kart jednego koloru ({ $colors }); lokomotywy liczą się tylko w tunelach
            }
    }
why-pay-locos = tunel zaczęto samymi lokomotywami: dopłać też lokomotywami albo zrezygnuj
why-pay-color = dopłacić można tylko { part-color-instrumental } kartami lub lokomotywami; możesz też zrezygnować
why-surcharge =
    { $surcharge ->
        [one] dopłać dokładnie 1 kartę albo zrezygnuj
        [few] dopłać dokładnie { $surcharge } karty albo zrezygnuj
       *[many] dopłać dokładnie { $surcharge } kart albo zrezygnuj
    }
why-pass = pasować można tylko wtedy, gdy nie ma innego ruchu: wybierz inny
why-plain = tego ruchu nie można teraz wykonać: wybierz któryś z listy
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
        [city] miasto stykałoby się
        [road] droga stykałaby się
       *[field] łąka stykałaby się
    } z { $need ->
        [city] miastem
        [road] drogą
       *[field] łąką
    }
why-no-spot = na tej płytce nie ma obiektu { $spot }
why-no-meeples = nie masz już podwładnych, wszyscy są na planszy: graj bez podwładnego
why-occupied = na obiekcie { $spot } stoi już podwładny ({ part-seat })

## Co się stało: "-own" mówi to temu, kto to zrobił

event-kept = { $name } zachowuje { part-tickets }.
event-kept-own = Zachowujesz { part-tickets }: { $tickets }.
event-kept-seen = { $name } zachowuje { part-tickets }: { $tickets }.
event-returned = { $name } odkłada { part-tickets } pod spód stosu.
event-returned-own = Odkładasz { part-tickets } pod spód stosu: { $tickets }.
event-returned-seen = { $name } odkłada { part-tickets } pod spód stosu: { $tickets }.
event-drawn-open = { $name } bierze { part-a-card } z odkrytych.
event-drawn-open-own = Bierzesz { part-a-card } z odkrytych.
event-drawn-deck = { $name } bierze kartę z talii.
event-drawn-deck-own = Bierzesz { part-a-card } z talii.
event-drawn-deck-seen = { $name } bierze { part-a-card } z talii.
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
event-offered-seen = { $name } dobiera { part-tickets } do wyboru: { $tickets }.
event-revealed = Odkryte z talii: { $cards } – { part-extra }.
event-revealed-none = Nie ma już kart do odkrycia – { part-extra }.
event-paid = { $name } płaci: { $cards }.
event-paid-own = Płacisz: { $cards }.
event-claimed = { $name } buduje połączenie { $route } i zdobywa { part-points }.
event-claimed-own = Budujesz połączenie { $route } i zdobywasz { part-points }.
event-built = { $name } buduje { $route }: { $cards }.
event-built-own = Budujesz { $route }: { $cards }.
event-chose = { $name } zachowuje { part-tickets }, odkłada { $returned }.
event-chose-own = Zachowujesz { part-tickets }: { $tickets }. Odłożone: { $back }.
event-chose-seen = { $name } zachowuje { part-tickets }: { $tickets }. Odłożone: { $back }.
event-abandoned = { $name } rezygnuje z tunelu { $route }.
event-abandoned-own = Rezygnujesz z tunelu { $route } i zachowujesz karty.
event-passed = { $name } pasuje.
event-passed-own = Pasujesz.
event-last-round = { $name } prawie nie ma już wagonów: każdy ma jeszcze jeden ruch.
event-last-round-own = Prawie nie masz już wagonów: każdy ma jeszcze jeden ruch.
event-over-last-round = Ostatnia runda dobiegła końca.
event-over-passes = Wszyscy spasowali: koniec gry.
event-over-limit = Uzgodniona liczba ruchów minęła: koniec gry.
event-laid = { $name } kładzie płytkę w miejscu { $place }.
event-laid-stood = { $name } kładzie płytkę w miejscu { $place } i stawia podwładnego { part-on-kind }.
event-laid-own = Kładziesz płytkę w miejscu { $place }.
event-laid-stood-own = Kładziesz płytkę w miejscu { $place } i stawiasz podwładnego { part-on-kind }.
event-joined = { $name } dokłada płytkę do { $joined }.
event-joined-own = Dokładasz płytkę do { $joined }.
event-joined-stood = { $name } dokłada płytkę do { $joined } i stawia podwładnego { part-on-kind }.
event-joined-stood-own = Dokładasz płytkę do { $joined } i stawiasz podwładnego { part-on-kind }.
tiles-joined =
    { $have ->
        [city] miasta
        [road] drogi
       *[field] łąki
    }
event-stood = { $name } stawia podwładnego { part-on-kind }.
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
prompt-none-left = Nie masz już podwładnych. Wpisz 1, aby grać bez podwładnego

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
# Miasto przy granicy; $town to $name z łącznikami zamiast spacji.
town-name =
    { $town ->
        [Freiburg-im-Breisgau] Fryburg Bryzgowijski
        [Konstanz] Konstancja
        [Bregenz] Bregencja
        [Mals] Malles Venosta
       *[other] { $name }
    }
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
spot-complete =
    { $kind ->
        [city] Miasto, dokończone
        [road] Droga, dokończona
        [farm] Łąka, dokończona
       *[monastery] Klasztor, dokończony
    }: od razu { part-points }, a podwładny wraca

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
play-thinks = { $name } myśli…
play-forfeit = { $name } przegrywa walkowerem: { $reason }
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

## Dlaczego serwer odmawia

error-stale = Na stole coś się tymczasem zmieniło. Spójrz jeszcze raz i powtórz.
error-bad-message = Tej wiadomości nie da się odczytać: { $reason }
error-no-move = To nie jest ruch: { $reason }
error-not-your-turn = To nie twoja kolej.
error-not-yours = Mogą to zrobić tylko osoby siedzące przy tym stole.
error-no-aids = Przy tym stole gra się bez podpowiedzi.
error-hidden = Ten ruch odsłoniłby coś zakrytego, więc nie ma podglądu. Zagraj go, żeby zobaczyć.
error-no-undo = Tego nie można cofnąć: potem odsłonięto coś zakrytego albo nie był to twój ruch.
error-undo-none = Nie ma jeszcze czego cofnąć.
error-undo-hidden = Po twoim ostatnim ruchu odsłonięto coś zakrytego, więc w grze z ludźmi nie można go cofnąć.
error-not-asked = Nikt nie czeka na twoją odpowiedź.
error-too-fast = Za dużo naraz. Odczekaj chwilę.
error-waiting = Gra się jeszcze nie zaczęła: są wolne miejsca.
error-over = Gra się skończyła.
error-not-over = Gra jeszcze trwa.
error-no-table = Nie ma takiego stołu. Sprawdź link.
error-not-allowed = Tego stołu nie można oglądać. Poproś o link, żeby się przysiąść.
error-not-at-server = Może to zrobić tylko osoba przy komputerze, na którym działa serwer.
error-no-network = Stąd nie da się otworzyć serwera dla sieci. Uruchom go z --host 0.0.0.0.
error-wrong-key = Ten link jest nieważny. Poproś o nowy.
error-dealing = Trwa rozdawanie. Poczekaj chwilę.
error-share-early = Wkłady pokazuje się, gdy wszystkie są już obiecane. Poczekaj na stół.
error-share-late = Rozdanie jest już ustalone. Twojego wkładu w nim nie ma.
error-share-other = To nie jest obiecany wkład. Pokaż tamten.
error-code = Ten kod został już użyty albo wygasł. Pokaż nowy na drugim urządzeniu.
error-begun = Gra już się zaczęła: to można zrobić tylko przedtem.
error-fewest-seats = Ta gra potrzebuje co najmniej tylu miejsc: { $least }.
error-most-seats = Ta gra ma najwyżej tyle miejsc: { $most }.
error-muted = Osoba, która założyła stół, wyłączyła Ci tu czat.
error-name-taken = Ktoś tu już nazywa się { $name }. Wybierz inne imię.
error-no-guest = Nie siedzi tam nikt, kogo można odesłać albo wyciszyć.
error-no-name = W tym imieniu nic nie widać. Wpisz litery, cyfry lub znaki.
error-not-host = Może to zrobić tylko osoba, która założyła stół.
error-not-idle = { $name } może jeszcze pomyśleć. Zapytaj, gdy przez dziesięć minut nie będzie ruchu.
error-one-seat = Gość ma tu jedno miejsce. Osoba, która założyła stół, może pozwolić na więcej.
error-removed = Osoba, która założyła stół, odesłała Cię od niego.
error-seat-taken = Ktoś tam siedzi.
error-full = Wszystkie miejsca są zajęte.
error-maker-stays = Osoba, która założyła stół, zostaje do rozpoczęcia gry. Może usunąć stół.
error-others-play = Przy tym stole grają też inni. Możesz się poddać: dalej zagra za ciebie bot.
error-still-here = { $name } nadal tu jest.
error-bot-plays = Na tym miejscu gra bot. Najpierw odbierz mu miejsce.
error-curtain = Najpierw podnieś kurtynę.
error-no-words = Nie ma tu nic do przeczytania. Napisz coś.
error-unknown-bot = Nie ma tu bota { $bot }. Wybierz: { $bots }.
error-unknown-game = Nie ma tu gry { $game }. Wybierz: { $games }.
error-unknown-map = Gra { $game } nie ma mapy { $map }. Wybierz: { $maps }.
error-option = Tak nie można grać: { $reason }
error-seed = Ziarno jest za duże: ma najwyżej 128 bitów.
error-log-full = Dziennik tego stołu jest pełny: można już tylko wykonywać ruchy.
error-too-many-bots = Z twojego adresu grają już same boty, a granica stołów ({ $most }) została osiągnięta. Poczekaj, aż któryś skończy grę.
error-too-many-tables = Liczba twoich niedokończonych stołów osiągnęła granicę ({ $most }). Najpierw dokończ któryś.
error-hello-first = Najpierw się przywitaj (hello).
error-not-found = Nic tu nie ma. Sprawdź adres.
error-wrong-method = Tego nie da się zrobić pod tym adresem. Zobacz /api/openapi.json.
error-starting = Serwer nie mógł wystartować. Powód jest w jego dzienniku.
error-too-large = To jest za duże.
error-internal = Na serwerze coś poszło nie tak. Nic nie przepadło, spróbuj jeszcze raz.
error-rules-changed = Przy tym stole grano według wersji { $was } zasad, a ten program ma wersję { $now }. Można go obejrzeć, ale nie można grać dalej.
error-database = Stół czeka na bazę danych. Gra ruszy dalej sama.
error-unknown = Serwer stracił w tej chwili połączenie z bazą danych: jeszcze nie wiadomo, czy to się zapisało. Stół zaraz to pokaże.
error-not-kept = Serwer nie może teraz niczego zapisać, więc nic się nie zmieniło. Spróbuj ponownie za chwilę.
error-broken = Zapis tego stołu jest uszkodzony po wpisie { $good }. Do tego miejsca można obejrzeć grę, ale nie da się grać dalej.

## Zasady, które można zmienić, po jednym wierszu

option-cars = Wagony każdego gracza
option-hand = Karty na ręce na początku
option-open = Odkryte karty na stole
option-start-long = Długie cele do wyboru na początku
option-start-short = Pozostałe cele do wyboru na początku
option-start-keep = Ile celów trzeba zachować na początku
option-ticket-draw = Ile celów dobiera się później
option-ticket-keep = Ile z dobranych później trzeba zachować
option-ticket-limit = Najwięcej celów na ręce
option-ticket-rejects = Cele odrzucone później trafiają
option-mixed-draws = W jednym ruchu wolno wziąć kartę z talii i kartę odkrytą
option-open-locomotive-ends-turn = Odkrytą lokomotywę bierze się samą
option-sweep-locomotives = Przy ilu odkrytych lokomotywach wymienia się cały rząd
option-sweep-limit = Najwięcej takich wymian z rzędu
option-card-reserve = Ile kart musi być w talii i wśród odrzuconych, żeby je brać
option-both-cards = Kto bierze kartę, musi wziąć dwie
option-locomotives-anywhere = Lokomotywami płaci się wszędzie, nie tylko w tunelach
option-tunnel-cards = Karty odkrywane w tunelu
option-surcharge-counts-locomotives = Odkryte lokomotywy też kosztują dopłatę
option-pass-always = Pasować można w każdej chwili
option-passes-per-seat = Gra się kończy, gdy wszyscy spasują tyle razy z rzędu
option-longest-trail-points = Punkty za najdłuższą trasę
option-last-round-cars = Ostatnia runda zaczyna się, gdy komuś zostanie tyle wagonów
option-both-halves-seats = Obie połowy podwójnego połączenia można zbudować
option-turn-limit = Po ilu ruchach wszystkich graczy gra się kończy
option-meeples = Podwładni każdego gracza
option-value-ticket-limit =
    { $value ->
        [0] bez ograniczeń
       *[other] { $value }
    }
option-value-sweep-locomotives =
    { $value ->
        [0] nigdy
       *[other] { $value }
    }
option-value-sweep-limit =
    { $value ->
        [0] nigdy
       *[other] { $value }
    }
option-value-card-reserve =
    { $value ->
        [0] obojętnie ile
       *[other] { $value }
    }
option-value-tunnel-cards =
    { $value ->
        [0] żadne
       *[other] { $value }
    }
option-value-longest-trail-points =
    { $value ->
        [0] brak
       *[other] { $value }
    }
option-value-both-halves-seats =
    { $value ->
        [99] nigdy
       *[other] od { $value } graczy
    }

## Boty, po jednym wierszu

bot-random = Wykonuje dowolny dozwolony ruch.
bot-wander = Buduje, gdy tylko może, a poza tym zbiera karty do losowego celu.
bot-closer = Kładzie płytkę tam, gdzie styka się z największą liczbą innych.
bot-pathfinder = Najpierw buduje najcenniejszy cel, najkrótszą drogą.
bot-ticket-greedy = Najpierw buduje najbliższy cel, najkrótszą drogą.
bot-one-ply = Patrzy na jeden ruch naprzód i nie zna łąk.
bot-uct = Zwykłe przeszukiwanie drzewa z losowymi rozgrywkami.
bot-beginner = Życzliwy partner na pierwsze partie, wiele przeocza.
bot-casual = Wie, co ile jest warte, i gra bez długiego namysłu.
bot-club = Gra dobrze, choć czasem coś przeoczy.
bot-expert = Gra mocno i rzadko się myli.
bot-master = Najsilniejszy; nad ruchem myśli dwie sekundy.

## The pages: everywhere

ui-skip = Przejdź do treści
ui-close = Zamknij
ui-loading = Chwileczkę…
ui-stale = Ta strona jest starsza niż serwer. Wczytaj ją ponownie.
ui-reload = Wczytaj ponownie
ui-language = Język
ui-theme =
    { $theme ->
        [light] Jasne kolory
        [dark] Ciemne kolory
       *[auto] Kolory systemowe
    }
ui-sound = Dźwięk
nav-label = Strony
nav-play = Graj
nav-rules = Zasady
missing-title = Tu nic nie ma
missing-text = Może w adresie jest literówka, a może tego stołu już nie ma.
missing-home = Na stronę główną
set-title = Ustawienia
set-theme = Kolory
set-theme-auto = Systemowe
set-theme-light = Jasne
set-theme-dark = Ciemne
set-confirm = Pytaj przed wykonaniem ruchu
set-confirm-game = Jak w danej grze
set-confirm-always = Zawsze
set-confirm-touch = Na ekranach dotykowych
set-confirm-never = Nigdy
set-sound-about = Krótkie dźwięki kart, wagonów, płytek i punktów.
set-notices = Powiadomienia
set-notices-about = Gdy jest twój ruch, a patrzysz na inną stronę.
set-notices-forbidden = Przeglądarka na to nie pozwala. Można to zmienić w jej ustawieniach tej strony.
set-symbols = Symbole na kolorach
set-symbols-about = Znak na każdej karcie i na każdym polu, żeby nie trzeba było polegać na samym kolorze.
set-still = Mniej animacji
set-still-about = Karty i płytki po prostu się pojawiają, nic nie lata.
device-title = Inne urządzenia
device-about = Graj dalej na telefonie albo innym komputerze, pod tym samym imieniem.
device-show = Pokaż kod
device-qr = Kod QR dla drugiego urządzenia
device-link = Link dla drugiego urządzenia
device-code-about = { $minutes ->
    [one] Skieruj na ten obrazek aparat drugiego urządzenia. Działa raz, przez { $minutes } minutę. Nie pokazuj go nikomu innemu.
    [few] Skieruj na ten obrazek aparat drugiego urządzenia. Działa raz, przez { $minutes } minuty. Nie pokazuj go nikomu innemu.
   *[many] Skieruj na ten obrazek aparat drugiego urządzenia. Działa raz, przez { $minutes } minut. Nie pokazuj go nikomu innemu.
}
device-only-here = Serwer słucha tylko tego komputera: kod zadziała tu w innej przeglądarce, ale nie na telefonie.
device-end = Wyloguj wszystkie inne
device-end-about = Każde inne urządzenie i każda inna przeglądarka, która gra jako Ty, stanie się kimś obcym. To zostaje.
device-end-yes = Wyloguj je
device-ended = Wszystkie inne urządzenia są wylogowane.
device-move = Graj dalej tutaj
device-move-about = To urządzenie przejdzie do osoby, która pokazała kod: z jej imieniem i jej grami.
device-move-loss = { $count ->
    [one] Na tym urządzeniu jest { $count } gra pod inną tożsamością. Zniknie stąd z list.
    [few] Na tym urządzeniu są { $count } gry pod inną tożsamością. Znikną stąd z list.
   *[many] Na tym urządzeniu jest { $count } gier pod inną tożsamością. Znikną stąd z list.
}
device-move-yes = Graj dalej tutaj
guide-title = Pomoc
guide-rules = Wszystkie zasady gry
keys-title = Klawiatura
cap-enter = Enter
cap-escape = Esc
cap-home = Home
cap-end = End
cap-space = Spacja
keys-everywhere = Wszędzie
keys-tab = następna część strony
keys-arrows = po liście, po planszy
keys-enter = wybierz, potwierdź
keys-escape = anuluj, zamknij
keys-undo = cofnij
keys-help = ta pomoc
keys-rail = Gry kolejowe
keys-open = weź tę odkrytą kartę; z oferty: zachowaj lub odrzuć ten cel
keys-deck = weź kartę z talii
keys-tickets = dobierz cele
keys-pass = spasuj
keys-tiles = Carcassonne
keys-turn = obróć płytkę
keys-spot = postaw tam podwładnego
keys-skip = bez podwładnego
keys-left = jakie płytki zostały
keys-fields = czyja jest która łąka
keys-zoom = bliżej, dalej
keys-replay = Przegląd partii
keys-step = ruch wstecz, ruch naprzód
keys-ends = na początek, na koniec
keys-play = odtwórz, zatrzymaj

## The pages: the network

net-connecting = Łączenie…
net-waiting =
    { $seconds ->
        [0] Połączenie zerwane. Kolejna próba…
        [one] Połączenie zerwane. Kolejna próba za { $seconds } sekundę.
        [few] Połączenie zerwane. Kolejna próba za { $seconds } sekundy.
       *[other] Połączenie zerwane. Kolejna próba za { $seconds } sekund.
    }
net-paused = Brak połączenia. Będzie można grać dalej, gdy wróci.
net-try = Spróbuj teraz
net-lost = Połączenie zerwało się, zanim przyszła odpowiedź. Spójrz na stół i spróbuj ponownie.
net-unreachable = Nie można połączyć się z serwerem. Sprawdź sieć i spróbuj ponownie.
net-closed = Tego stołu nie można otworzyć.
net-preparing = { $game }: trwa przygotowywanie gry na tym komputerze. To zdarza się tylko raz.

## The pages: every table

ask-turn = Twój ruch: karty, cele albo połączenie.
ask-second =
    { $from ->
        [deck] Weź drugą kartę z talii.
        [open] Weź drugą z odkrytych kart.
       *[any] Weź drugą kartę.
    }
ask-keep = Wybierz cele, które zachowujesz, co najmniej { $least }.
ask-surcharge =
    { $surcharge ->
        [one] { $route }: dopłacasz { $surcharge } kartę?
        [few] { $route }: dopłacasz { $surcharge } karty?
       *[other] { $route }: dopłacasz { $surcharge } kart?
    }
ask-surcharge-cant =
    { $surcharge ->
        [one] { $route }: nie masz karty na dopłatę.
       *[other] { $route }: nie masz { $surcharge } kart na dopłatę.
    }
ask-place = Twój ruch: połóż płytkę.
ask-meeple = Postaw podwładnego na płytce albo nie stawiaj nikogo.
tab-yours = Twój ruch
tab-turn = Ruch: { $name }
tab-asked = Pytanie do ciebie
ask-wait = Ruch ma { $name }.
ask-wait-own = Za ciebie gra bot.
ask-seats = Czekamy, aż wszystkie miejsca będą zajęte.
ask-curtain = Ruch ma { $name }. Przekaż ekran.
ask-lift = Pokaż moje karty
ask-passing = Twój ruch się skończył: przekaż ekran dalej
ask-passing-drawn = Dobrane karty: { $cards }. Gdy je obejrzysz, przekaż ekran dalej
ask-pass-on = Przekaż
ask-continue = Kontynuuj
name-ask = Jak mają cię nazywać znajomi?
name-ask-about = Pytamy tylko raz. Imię można zmienić w ustawieniach.
name-none = Dalej bez imienia
name-free = Wolne miejsce
name-guest = Gość
level-beginner = Początkujący
level-casual = Amator
level-club = Klubowy
level-expert = Ekspert
level-master = Mistrz
plain-did = { $name }: { $text }
plain-hid = Ruch wykonuje { $name }
plain-turn = Teraz ruch ma { $name }
plain-turn-own = Twój ruch
plain-moves = Możliwe ruchy
plain-none = Teraz nie możesz nic zrobić.
plain-seats = Gracze
plain-log = Co się wydarzyło
plain-choose = Wybierz
place-turned = { $place }, obrócona o { $degrees }°
spot-name = { part-kind-first } { $number }
table-undo = Cofnij
table-lists = Pokaż jako listy i przyciski
table-board = Pokaż planszę
table-menu = Menu
table-pace = Boty grają
table-pace-calm = spokojnie
table-pace-usual = normalnie
table-pace-quick = od razu
table-undo-ask = Poproś o cofnięcie
table-undone = cofnięte
table-agree-ask = { $name } prosi o cofnięcie ruchów.
table-agree = Zgoda
table-disagree = Odmów
out-pause = Niech bot gra za mnie
out-back = Wracam do gry
out-leave = Odejdź od stołu
out-leave-about = Twoje miejsce znów będzie wolne dla kogoś innego.
out-leave-yes = Odejdź
out-resign = Zrezygnuj z gry
out-resign-about = Twoje miejsce na stałe zajmie bot, a pozostali grają dalej.
out-resign-yes = Zrezygnuj
out-end = Zrezygnuj z gry
out-end-about = Gra kończy się w tym miejscu. Znajdziesz ją wśród zakończonych.
out-end-yes = Zrezygnuj
out-delete = Usuń stół
out-delete-about = Stół zniknie na zawsze i dla wszystkich.
out-delete-yes = Usuń
table-deleted = Ten stół został usunięty
table-deleted-about = Usunęła go osoba, która go założyła.
chat-title = Czat
chat-say = Napisz coś
chat-send = Wyślij
log-started = Gra się zaczyna.
back-here = Wróć do tego ruchu
back-line = Wróć do tego ruchu: { $line }
back-ask = Wrócić do tego ruchu?
back-lost = { $count ->
    [one] Twój ostatni ruch i wszystko po nim zostaną cofnięte bezpowrotnie.
    [few] Twoje { $count } ostatnie ruchy i wszystko po nich zostaną cofnięte bezpowrotnie.
   *[many] Twoich { $count } ostatnich ruchów i wszystko po nich zostanie cofnięte bezpowrotnie.
}
log-undone = { $name } cofa ruchy.
log-undone-own = Cofasz ruchy.
log-undo-wished = { $name } prosi o cofnięcie ruchów.
log-undo-wished-own = Prosisz o cofnięcie ruchów.
log-undo-agreed = { $name } się zgadza.
log-undo-agreed-own = Zgadzasz się.
log-undo-refused = { $name } się nie zgadza.
log-undo-refused-own = Nie zgadzasz się.
log-seated = { $name } siada do stołu.
log-seated-own = Siadasz do stołu.
log-left = { $name } wstaje od stołu.
log-handed-over = Za gracza { $name } gra dalej bot { $bot }.
log-handed-over-own = Dalej gra za ciebie bot { $bot }.
log-taken-back = { $name } gra znowu.
log-taken-back-own = Grasz znowu.
log-resigned = { $name } rezygnuje z gry, dalej gra bot { $bot }.
log-resigned-own = Rezygnujesz z gry, dalej gra bot { $bot }.
log-ended = { $name } rezygnuje i gra kończy się w tym miejscu.
log-ended-own = Rezygnujesz i gra kończy się w tym miejscu.
log-seat-closed = Jedno miejsce zabrano.
log-seat-bot = Miejsce zajmuje bot: { $bot }.
log-seat-opened = Przy stole jest jedno miejsce więcej.
log-removed = { $name } – odesłanie od stołu.
log-muted = { $name } – czat wyłączony.
log-unmuted = { $name } – czat znów włączony.
log-idle-asked = { $name } prosi, by grać dalej bez czekania.
log-idle-asked-own = Prosisz, by grać dalej bez czekania.
log-sealed = Obietnica tego rozdania: { $digits }…
log-revealed = { $name }: wkład { $digits }… w rozdanie.
log-revealed-own = Twój wkład w rozdanie: { $digits }…
log-watch-on = Od teraz inni mogą oglądać grę.
log-watch-off = Inni nie mogą już oglądać gry.
log-resumed = Serwer był wyłączony, ale znów działa.
refused-rule = { $text } ({ $rule })
rule-link = Zasada { $rule }

## The pages: home

home-title = Siadaj do stołu. W co gramy?
home-lead = Bez konta i bez instalowania. Jedno kliknięcie i karty rozdane.
home-play = Zagraj z botem
join-title = Masz zaproszenie do gry
join-invites = { $name } zaprasza cię do gry
join-lead =
    { $free ->
        [0] Niestety wszystkie miejsca są już zajęte.
        [one] Ostatnie wolne miejsce czeka na ciebie.
        [few] { $free } miejsca są wolne, jedno czeka na ciebie.
        [many] { $free } miejsc jest wolnych, jedno czeka na ciebie.
       *[other] { $free } miejsca są wolne, jedno czeka na ciebie.
    }
join-yours = twoje miejsce
join-sits = już siedzi przy stole
join-about = Bez konta, bez instalowania.
join-rules = Jakie są zasady gry?
join-fails = Tego zaproszenia nie da się otworzyć
join-sit = Usiądź do stołu
join-name = Twoje imię
home-level = Poziom bota
home-friend = Ze znajomym
home-screen = Na tym ekranie
home-options = Więcej opcji…
home-invited = Mam link
home-seats =
    { $count ->
        [one] { $count } gracz
        [few] { $count } graczy
       *[other] { $count } graczy
    }
home-seats-range = { $least }–{ $most } graczy
home-time-europe = około 45 min
home-time-swiss = około 30 min
home-time-carcassonne = około 30 min
home-about-europe = Zbieraj karty, buduj połączenia przez cały kontynent i nie zdradzaj swoich celów.
home-about-swiss = Pojedynek w Alpach: tunele bywają droższe, niż się wydawało.
home-about-carcassonne = Jedna płytka na ruch: miasta, drogi, klasztory i łąki, które na koniec rozstrzygają o wygranej.
home-maps =
    { $count ->
        [one] Inna mapa: { $maps }
        [few] Inne mapy: { $maps }
       *[other] Inne mapy: { $maps }
    }
invite-paste = Wklej otrzymany link
invite-open = Przejdź
invite-wrong = To nie jest link do stołu. Skopiuj go w całości.
list-mine = Graj dalej
list-mine-none = Nie masz rozpoczętych gier.
list-watch = Oglądaj
list-watch-none = W tej chwili nie ma stołów do oglądania.
list-finished = Zakończone gry
list-finished-none = Tu znajdziesz swoje zakończone gry, żeby przejrzeć je ruch po ruchu.
list-waiting = czeka na graczy
list-closed = można tylko obejrzeć
list-yours = twój ruch
list-turn = ruch ma { $name }
list-go-on = Graj dalej
list-open = Otwórz
list-look = Oglądaj
list-given-up = przerwana: { $names }
list-more = Co zrobić z tym stołem: { $game }
list-archive = Odłóż do archiwum
list-archive-about = Odłożony stół znika z tej listy. Nic nie przepada.
list-archived =
    { $count ->
        [one] W archiwum: 1 stół
        [few] W archiwum: { $count } stoły
       *[many] W archiwum: { $count } stołów
    }
list-archived-about = Ten stół jest w archiwum.
list-restore = Przywróć na listę
list-all = Wszystkie ({ $count })

## The pages: table making, waiting room, end of a game

end-points = Punkty
end-gave-up = { $name } rezygnuje z gry.
end-gave-up-own = Rezygnujesz z gry.
end-lead = Największa przewaga: { $source } (+{ $points })
end-again = Jeszcze raz
end-join-again = Do nowego stołu
end-review = Przejrzyj partię
end-new = Inna gra
name-player = Gracz { $number }
make-title = Nowy stół
make-heading = { $game }: nowy stół
make-seats = Kto gra?
make-seat = Gracz { $number }
make-people = Osoby
make-bots = Boty według poziomu
make-yardsticks = Inne boty
make-me = Ja
make-friend = Ktoś znajomy, przez link
make-screen = Ktoś przy tym samym ekranie
make-bot = Bot: { $level }
make-name = Imię gracza { $number }
make-friend-about = dostanie link, gdy stół będzie gotowy
make-remove = Usuń gracza { $number }
make-add = Dodaj gracza
make-group-start = Na początku
make-group-tickets = Cele
make-group-cards = Branie kart
make-group-routes = Połączenia i tunele
make-group-end = Koniec gry i punkty
make-programmers = Więcej botów, dla programistów
make-programmers-about = Proste programy, z którymi porównuje się silniejsze.
make-rule-link = Przeczytaj zasadę { $rule }
make-map = Mapa
map-about-europe = Zwykła mapa całego kontynentu.
map-about-europe-modern = Ten sam kontynent, ale inne połączenia i kilka innych miast.
map-about-switzerland = Cały kraj, jego tunele i połączenia z sąsiadami.
map-about-toy = Osiem miejsc i po dziewięć wagonów: gra na dziesięć minut, dobra do nauki.
make-aids = Podpowiedzi
make-aids-on =
    { $game ->
        [carcassonne] Pozostałe płytki, właściciele łąk, punkty do zdobycia: takie same dla wszystkich.
       *[other] Szanse i najkrótsze drogi: takie same dla wszystkich.
    }
make-aids-off = Bez ułatwień: nikt nie ma podpowiedzi, a zapis gry to odnotuje.
table-purist = bez podpowiedzi
make-watch = Widzowie
make-watch-on = Inni mogą oglądać. Niczyich kart nie widzą.
make-watch-off = Ten stół widzą tylko grający.
make-rules = Zasady
make-rules-about = zwykłe albo po swojemu
make-preset = Zestaw zasad
make-preset-default = Zasady Stolika
make-preset-classic = Jak w grze planszowej
make-preset-default-about = Dokładnie tak, jak opisano na tych stronach.
make-preset-classic-about = Wydana gra planszowa bez dworców.
make-word-under = pod stos
make-word-gone = poza grę
make-reset = Przywróć zwykłe zasady
make-usual =
    { $value ->
        [true] zwykle tak
        [false] zwykle nie
       *[other] zwykle { $value }
    }
make-more = Zegar i losowanie
make-more-about = czas do namysłu, to samo rozdanie jeszcze raz
make-clock = Czas do namysłu
make-clock-none = Bez limitu
make-clock-move = Na ruch
make-clock-bank = Na całą grę
make-minutes = Minuty na całą grę
make-increment = Dodatkowe sekundy za każdy ruch
make-seconds = Sekundy na ruch
make-seed = Ziarno losowania
make-seed-none = losowe
make-seed-about = To samo ziarno daje te same karty lub płytki. Wybrane ziarno widzą wszyscy gracze.
make-seed-wrong = Ziarno to liczba, najwyżej 38 cyfr.
make-start = Zacznij grę
make-start-about = Gra zacznie się od razu.
make-invite = Utwórz link
make-invite-about = Gra zacznie się, gdy wszystkie miejsca będą zajęte.
room-title = Czekamy na graczy
room-missing =
    { $count ->
        [one] Brakuje jeszcze jednej osoby.
        [few] Brakuje jeszcze { $count } osób.
        [many] Brakuje jeszcze { $count } osób.
       *[other] Brakuje jeszcze { $count } osoby.
    }
room-about = Gra zacznie się, gdy wszystkie miejsca będą zajęte.
room-close = Zabierz to miejsce
room-bot = Oddaj to miejsce botowi
room-remove = Odeślij: { $name }
room-open-seat = Jeszcze jedno miejsce
room-several = Kilka miejsc dla gościa
room-several-about = Dla osób przy jednym ekranie. W przeciwnym razie każdy, kto przyjdzie z linku, ma jedno miejsce.
table-mute = Wycisz: { $name }
table-unmute = Pozwól pisać: { $name }
idle-ask = { $name } – bez ruchu od dziesięciu minut.
idle-asked = Chcesz grać dalej bez czekania na: { $name }. Jeśli wszyscy inni się zgodzą, w ciągu minuty zagra bot.
idle-go-on = Grajmy dalej z botem
idle-warned = Inni nie chcą dłużej czekać. Jeśli zaraz nie zagrasz, zagra za Ciebie bot; możesz potem odzyskać miejsce.
room-dealing = Tasowanie i rozdawanie …
fair-title = Uczciwe rozdanie
fair-about = Ta obietnica wiąże serwer z rozdaniem. Na końcu serwer pokazuje, z czego powstała, i można nią sprawdzić zapis gry (stolik verify).
fair-about-mix = Serwer jest związany swoją częścią rozdania, a urządzenie każdej osoby dokłada własny los: nikt nie może wybrać kart. Kto zachowa tę obietnicę, sprawdzi nią zapis gry (stolik verify).
fair-chosen = Ziarno tego rozdania ktoś wybrał, więc niczego nie gwarantuje.
fair-promise = Obietnica do zachowania
fair-share-in = – wkład dodany.
fair-share-bound = – wkład obiecany, ale nie pokazany.
fair-share-ready = – wkład gotowy.
fair-share-none = – bez wkładu.
fair-kept = Rozdanie było tym, które serwer obiecał przed pierwszym ruchem.
fair-kept-with-share = Rozdanie było tym obiecanym przed pierwszym ruchem, z wkładem tego urządzenia.
fair-broken = Rozdanie NIE było tym obiecanym przed pierwszym ruchem albo brakuje w nim wkładu tego urządzenia.
fair-unknown = To urządzenie nie widziało obietnicy przed pierwszym ruchem. Zgodność zapisu z samym sobą sprawdzi „stolik verify”.
room-you = to ty
room-free = czeka na kogoś
room-here = przy stole
room-away = w drodze
room-link = Link do tego stołu
room-link-about = Wyślij go osobie, z którą chcesz zagrać.
room-copy = Kopiuj
room-copied = Skopiowano
room-share = Udostępnij
room-here-only = Wejść można tylko z tego komputera
room-here-only-about = Serwer słucha tylko tego komputera: na telefonie czy laptopie znajomej osoby ten link nic nie otworzy.
room-open = Wpuść osoby z mojej sieci…
room-open-ask = Otworzyć serwer dla twojej sieci?
room-open-about = Każdy w twojej sieci (na przykład w domowym Wi-Fi) będzie mógł otworzyć { $address }, dopóki serwer działa. Do twoich stołów nadal wejdzie tylko ten, kto ma link.
room-open-yes = Otwórz
room-open-wall = Jeśli na innym urządzeniu nic się nie otwiera, blokuje je zapora sieciowa tego komputera.
room-open-command = Albo zatrzymaj serwer i uruchom go tak:
room-open-start = Aby wpuścić innych, zatrzymaj serwer i uruchom go tak:
room-here-link = Na tym komputerze link działa, na przykład w innej przeglądarce.
room-qr = Kod QR z linkiem
room-qr-about = Albo skieruj aparat telefonu na ten obrazek: otworzy się stół.
clock-left = Pozostały czas
watch-you = Oglądasz tę grę
watch-others =
    { $count ->
        [one] Ogląda { $count } osoba
        [few] Oglądają { $count } osoby
       *[other] Ogląda { $count } osób
    }

## The pages: rail table

rail-map = Mapa
rail-tabs = Części stołu
rail-tab-table = Stół
rail-tab-tickets = Cele
rail-tab-log = Dziennik
rail-tab-result = Wynik
rail-hand = Twoje karty
rail-hand-total =
    { $count ->
        [one] 1 karta
        [few] { $count } karty
       *[many] { $count } kart
    }
rail-hand-none = Nie masz kart.
rail-picked = { rail-hand }: { $cards }
rail-card =
    { $color ->
        [loco] lokomotywa (srebrna)
       *[other] { part-color }
    }
rail-open = Karty odkryte
rail-slot = Odkryta karta { $slot }: { $card }
rail-deck = Talia
rail-tickets = Cele
rail-of = { $count } z { $all }
rail-own-tickets = Twoje cele
rail-neighbors = kraj sąsiedni
rail-ticket-done = zrealizowany
rail-ticket-missing = brakuje pól: { $count }
rail-ticket-lost = już nie do zrealizowania
rail-tickets-gained = zrealizowane
rail-tickets-open = w toku
rail-log = Dziennik
rail-log-spoken = { $text } { part-points }.
rail-finale-tickets = Odkrywamy cele
rail-finale-trail = Najdłuższa trasa
rail-count-tickets = cele
rail-count-cards = karty
rail-count-cars = wagony
rail-counted-cards =
    { $count ->
        [one] karta
        [few] karty
       *[many] kart
    }
rail-counted-cars =
    { $count ->
        [one] wagon
        [few] wagony
       *[many] wagonów
    }
rail-points-short = pkt
rail-away = poza stołem
rail-offer = Cele do wyboru
rail-offer-kept =
    { $kept ->
        [one] zostaje { $kept } z { $all }
        [few] zostają { $kept } z { $all }
       *[many] zostaje { $kept } z { $all }
    }
rail-offer-keep = zachowaj
rail-offer-drop = odrzuć
rail-cost-cars = { $cars } z { $left } wagonów
rail-cost-shared =
    { $count ->
        [one] 1 wspólny
        [few] { $count } wspólne
       *[many] { $count } wspólnych
    }
rail-cost-turns =
    { $count ->
        [one] ok. 1 tury
       *[many] ok. { $count } tur
    }
rail-cost-title = Tyle potrzeba na te cele razem z już zachowanymi
rail-cost-far = Na wszystkie te cele masz za mało wagonów
rail-long = cel długi
rail-long-start =
    { $count ->
        [one] Długi cel rozdaje się tylko na początku
        [few] { $count } długie cele rozdaje się tylko na początku
       *[many] { $count } długich celów rozdaje się tylko na początku
    }
rail-worth =
    { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
rail-pay-only = To jedyny sposób zapłaty.
rail-pay-serves =
    { $count ->
        [0] Nie leży na najkrótszej drodze żadnego z twoich celów.
        [one] Leży na najkrótszej drodze celu { $tickets }.
       *[other] Leży na najkrótszej drodze celów { $tickets }.
    }
rail-odds = Szanse na dopłatę
rail-tunnel = Tunel { $route }
rail-tunnel-extra =
    { $count ->
        [one] jeszcze 1 karta
        [few] jeszcze { $count } karty
       *[many] jeszcze { $count } kart
    }
rail-tunnel-cant = Zagrane karty zostają u ciebie.
rail-dig-ask = Tunel: odkrywane są trzy karty.
rail-dig-costs = kosztuje 1
rail-dig-free = nie pasuje
rail-dig-clear = Nic nie pasuje: bez dopłaty, tunel zbudowany.
rail-dig-extra =
    { $count ->
        [one] Trzeba dopłacić 1 kartę.
        [few] Trzeba dopłacić { $count } karty.
       *[many] Trzeba dopłacić { $count } kart.
    }
rail-dig-paid =
    { $count ->
        [one] Dopłacono 1 kartę: tunel zbudowany.
        [few] Dopłacono { $count } karty: tunel zbudowany.
       *[many] Dopłacono { $count } kart: tunel zbudowany.
    }
rail-dig-cant =
    { $count ->
        [one] Nie masz 1 karty na dopłatę. Karty zostają u ciebie, tura przechodzi dalej.
       *[many] Nie masz { $count } kart na dopłatę. Karty zostają u ciebie, tura przechodzi dalej.
    }
rail-dig-left =
    { $count ->
        [one] Dopłata 1 karty: { $name } rezygnuje.
       *[many] Dopłata { $count } kart: { $name } rezygnuje.
    }
rail-did = Co właśnie zrobili inni
rail-did-built = { $name }: { $route } +{ $points }
rail-did-cards =
    { $count ->
        [one] { $name }: 1 karta
        [few] { $name }: { $count } karty
       *[many] { $name }: { $count } kart
    }
rail-did-tickets = { $name }: { part-tickets }
rail-price-any =
    { $count ->
        [one] 1 karta dowolnego koloru
        [few] { $count } karty jednego koloru
       *[many] { $count } kart jednego koloru
    }
rail-price-ferry =
    { $count ->
        [one] w tym 1 lokomotywa
        [few] w tym { $count } lokomotywy
       *[many] w tym { $count } lokomotyw
    }
rail-serving = Dla twoich celów
rail-best = Najwięcej punktów
rail-legend = Jak czytać mapę
rail-legend-one = karty tego koloru
rail-legend-two = jeden z dwóch kolorów
rail-legend-gray = jeden dowolny kolor
rail-legend-tunnel = tunel: może kosztować więcej
rail-legend-ferry = prom: potrzebna lokomotywa
rail-now = Możesz zbudować
rail-needed = Potrzebne do celów
rail-wanted = potrzebne do celu
rail-able =
    { $count ->
        [0] nie opłaci żadnego połączenia
        [one] opłaci 1 połączenie
        [few] opłaci { $count } połączenia
       *[many] opłaci { $count } połączeń
    }
rail-able-none = Tym kolorem nie opłacisz teraz żadnego połączenia. Dobierz karty.
rail-way = { $route } ({ $spaces }): { $price }, +{ $points }
rail-route-line = { $route } ({ $spaces })
rail-ticket-line = { $ticket }: { $points }
rail-ticket-line-done = { $ticket }: { $points }, { ticket-done }
rail-pile = { $name }: zostało { $left } z { $all }
rail-chance = { $percent }%
rail-ask-build = Zbudować { $route }? Cena: { $price }.
rail-ask-tunnel = Tunel { $route }? Cena: { $price }.
rail-ask-keep = Zachowaj lub odrzuć każdy cel; zachowaj co najmniej { $least }.
rail-build = Zbuduj
rail-try = Spróbuj
ui-cancel = Anuluj
rail-pay = Zapłać
rail-withdraw = Zrezygnuj
rail-last-round = Ostatnia runda
rail-subtitle =
    { $seats ->
        [2] dwoje graczy · { part-cars-counted }
        [3] troje graczy · { part-cars-counted }
        [4] czworo graczy · { part-cars-counted }
       *[other] pięcioro graczy · { part-cars-counted }
    }
rail-route-of = należy do: { $name }
rail-route-own = należy do ciebie
rail-why-own = { $route }: to połączenie jest już twoje, wybierz inne
rail-route-closed = zamknięte
rail-route-payable = możesz zbudować
rail-zoom-in = Powiększ
rail-zoom-out = Pomniejsz
rail-zoom-whole = Cała mapa
rail-trail = trasa: { $count }
keys-map = na mapę, dalej strzałkami
keys-hand = do swoich kart
keys-next = na mapie: następne połączenie, które opłacisz (B: poprzednie)

## The pages: Carcassonne table

tiles-board = Plansza
tiles-left =
    { $count ->
        [one] Została 1 płytka
        [few] Zostały { $count } płytki
       *[many] Zostało { $count } płytek
    }
tiles-fields = Łąki
tiles-fields-note = Łąki we wzorze właściciela; punkty, gdyby gra skończyła się teraz
tiles-remaining = Pozostałe płytki
tiles-remaining-note = { table-bag }. Ile zostało z każdego rodzaju; wyczerpane są wyblakłe.
tiles-of = zostało { $count } z { $all }
tiles-your-turn = twój ruch
tiles-turn = ma ruch
tiles-thinks = myśli…
tiles-points = { part-points }
tiles-followers = Podwładni w zapasie: { $count } z { $all }
tiles-on-board = Podwładni na planszy
tiles-follower-of =
    { $kind ->
        [city] Podwładny w mieście ({ $name })
        [road] Podwładny na drodze ({ $name })
        [farm] Podwładny na łące ({ $name })
       *[monastery] Podwładny w klasztorze ({ $name })
    }
tiles-kind = { part-kind-first }
tiles-cell = Połóż w miejscu { $place }
tiles-laid = Płytka w miejscu { $place }, obrócona o { $degrees }°. Klawisz R ją obraca.
tiles-fact = { feature-size } – { $names }: { part-points }
tiles-fact-drawn = { label-tile }: { $shows }
side-name =
    { $side ->
        [N] północ
        [E] wschód
        [S] południe
       *[W] zachód
    }
tile-part =
    { $have ->
        [city] miasto
        [road] droga
       *[field] łąka
    } { $sides }{ part-pennants }
tile-monastery = klasztor
tile-and = { $first }; { $rest }
tile-shows = płytka { $tile }: { $shows }
tile-at = { $place }: { $shows }
tile-touch = { tile-part } ({ $names })
place-joins = { place-turned }, łączy się: { $touches }
spot-sides = { part-kind-first }: { $sides }
places-note = Pierwsza liczba miejsca rośnie na wschód, druga na południe.
tiles-places =
    { $count ->
        [one] 1 możliwe miejsce
        [few] { $count } możliwe miejsca
       *[many] { $count } możliwych miejsc
    }
tiles-more =
    { $count ->
        [0] ostatnia tego rodzaju
        [one] w worku jeszcze 1 taka
        [few] w worku jeszcze { $count } takie
       *[many] w worku jeszcze { $count } takich
    }
tiles-turn-left = Obróć w lewo
tiles-turn-right = Obróć w prawo
tiles-confirm = Zatwierdź
tiles-confirm-follower = Zatwierdź z podwładnym
tiles-why-apart = żaden bok tego miejsca nie dotyka płytki: wybierz inne miejsce
tiles-why-taken = tu leży już płytka: wybierz inne miejsce
tiles-why-own = na obiekcie { $spot } stoi już twój podwładny
tiles-none = Bez podwładnego
tiles-ask-spot =
    { $count ->
        [0] Nikt nie może tu stanąć: zatwierdź albo cofnij
        [one] Wskaż miejsce albo graj bez podwładnego
       *[other] Wybierz miejsce 1–{ $count } albo graj bez podwładnego
    }
tiles-ask-none-left = Nie masz już podwładnych w zapasie: zatwierdź albo cofnij
tiles-ask-place = Połóż płytkę na podświetlonym polu
tiles-dead = Żadna z pozostałych płytek tu nie pasuje
tiles-feature =
    { $kind ->
        [city] Miasto, { part-tiles }{ part-pennants }
        [road] Droga, { part-tiles }
        [farm] Łąka, { part-cities }
       *[monastery] Klasztor, { part-tiles }
    }
tiles-worth = { $names }: { part-points }, gdyby gra skończyła się teraz.
tiles-closing =
    { $tiles ->
        [0] Żadna z { $left } pozostałych płytek nie domknęłaby tego od razu.
        [one] Domknęłaby to od razu 1 z { $left } pozostałych płytek.
        [few] Domknęłyby to od razu { $tiles } z { $left } pozostałych płytek.
       *[many] Domknęłoby to od razu { $tiles } z { $left } pozostałych płytek.
    }
tiles-spot =
    { $kind ->
        [city] { part-tiles }{ part-pennants }, { part-open-sides }
        [road] { part-tiles }, { part-open-sides }
        [farm] { part-cities }
       *[monastery] { part-tiles }, { part-open-places }
    }
tiles-outlook = Teraz { part-points }, po dokończeniu { $full } lub więcej.
tiles-outlook-sure = Teraz { part-points }, po dokończeniu { $full }.
tiles-outlook-field = { part-points }, gdyby gra skończyła się teraz
tiles-outlook-paid = Dokończone: od razu { part-points }, a podwładny wraca.
tiles-chip = teraz { $points }, potem { $full }+
tiles-chip-sure = teraz { $points }, potem { $full }
tiles-chip-field =
    { $cities ->
        [0] bez miast
       *[other] { part-cities }
    }
tiles-chip-closing =
    { $tiles ->
        [few] domkną to { $tiles } z { $left }
       *[many] domknie to { $tiles } z { $left }
    }
tiles-chip-paid = od razu +{ $points }
tiles-scores = Punkty
tiles-so-far = Do tej pory
tiles-if-ended = Gdyby gra skończyła się teraz
tiles-size = { part-tiles }{ part-pennants }
tiles-zoom-in = Przybliż
tiles-zoom-out = Oddal
tiles-fit = Pokaż całość
tiles-beyond =
    { $side ->
        [W] Miejsca dalej w lewo: { $count }
        [E] Miejsca dalej w prawo: { $count }
        [N] Miejsca dalej w górę: { $count }
       *[S] Miejsca dalej w dół: { $count }
    }
tiles-moves = Ruchy
tiles-key-turn = obrót
tiles-key-walk = wybór
tiles-key-pan = przesuń planszę
tiles-key-spot = podwładny
tiles-key-confirm = zatwierdź
tiles-key-undo = cofnij
tiles-log =
    { $kind ->
        [none] { $name } kładzie płytkę
        [city] { $name } kładzie płytkę i stawia podwładnego w mieście
        [road] { $name } kładzie płytkę i stawia podwładnego na drodze
        [farm] { $name } kładzie płytkę i stawia podwładnego na łące
       *[monastery] { $name } kładzie płytkę i stawia podwładnego w klasztorze
    }
tiles-log-own =
    { $kind ->
        [none] Kładziesz płytkę
        [city] Kładziesz płytkę i stawiasz podwładnego w mieście
        [road] Kładziesz płytkę i stawiasz podwładnego na drodze
        [farm] Kładziesz płytkę i stawiasz podwładnego na łące
       *[monastery] Kładziesz płytkę i stawiasz podwładnego w klasztorze
    }
tiles-counting =
    { $kind ->
        [city] Liczymy miasta
        [road] Liczymy drogi
        [farm] Liczymy łąki
       *[monastery] Liczymy klasztory
    }
end-count-skip = Pokaż wynik
tiles-final = Liczenie końcowe
tiles-log-scored =
    { $kind ->
        [city] { $names }: dokończone miasto
        [road] { $names }: dokończona droga
        [farm] { $names }: policzona łąka
       *[monastery] { $names }: dokończony klasztor
    }

## The pages: replay

replay-title = Przegląd partii
replay-at = Ruch { $number } z { $last }
replay-moves = Ruchy
replay-eyes = Co widać
replay-open = Wszystko
replay-cars = { part-cars-counted }
replay-slider = Ruch
replay-first = Na początek
replay-back = Ruch wstecz
replay-play = Odtwórz
replay-pause = Zatrzymaj
replay-forward = Ruch naprzód
replay-last = Na koniec
replay-share = Kopiuj link
replay-text = Kopiuj jako tekst
replay-record = Zapis partii (do wczytania):
replay-points = { $name }: { $points } pkt
replay-discards = Odrzucone
replay-pile = { $name }: { $count }

## The pages: rules

rules-played = Zagrane
rules-turned = Odkryte
rules-extra = { part-extra }
rules-contents = Spis treści
rules-another = Inny przykład
rules-fits = pasuje
rules-fits-not = nie pasuje
rules-may = można
rules-may-not = nie można
rules-spaces = Pola połączenia
rules-option = Wartość
rules-yes = tak
rules-no = nie
