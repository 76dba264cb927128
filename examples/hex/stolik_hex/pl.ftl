hex-move =
    { $word ->
        [swap] Przejmij pierwszy kamień
       *[other] { $text }
    }
hex-did =
    { $own ->
        [yes]
            { $word ->
                [swap] Przejmujesz pierwszy kamień.
               *[other] Stawiasz kamień na { $text }.
            }
       *[no]
            { $word ->
                [swap] { $name } przejmuje pierwszy kamień.
               *[other] { $name } stawia kamień na { $text }.
            }
    }
hex-prompt =
    { $own ->
        [yes] Twój ruch: wybierz pole
       *[no] { $name } wybiera pole
    }
hex-black = czarne, od góry do dołu
hex-white = białe, od lewej do prawej
hex-picture = Plansza gry Hex
hex-why-taken = na tym polu stoi już kamień: wybierz puste
hex-why-swap = tylko drugi ruch w grze może przejąć pierwszy kamień
option-size = Pola na boku
option-swap = Drugi ruch może przejąć pierwszy kamień
