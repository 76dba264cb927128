hex-move =
    { $word ->
        [swap] Take over the first stone
       *[other] { $text }
    }
hex-did =
    { $own ->
        [yes]
            { $word ->
                [swap] You take over the first stone.
               *[other] You put a stone on { $text }.
            }
       *[no]
            { $word ->
                [swap] { $name } takes over the first stone.
               *[other] { $name } puts a stone on { $text }.
            }
    }
hex-prompt =
    { $own ->
        [yes] Your move: choose a cell
       *[no] { $name } chooses a cell
    }
hex-black = black, from top to bottom
hex-white = white, from left to right
hex-picture = The board of Hex
hex-why-taken = there is a stone on that cell: choose an empty one
hex-why-swap = only the second move of a game can take over the first stone
option-size = Cells on a side
option-swap = The second move may take over the first stone
