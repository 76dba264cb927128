hex-move =
    { $word ->
        [swap] Prendre la première pierre
       *[other] { $text }
    }
hex-did =
    { $own ->
        [yes]
            { $word ->
                [swap] Vous prenez la première pierre.
               *[other] Vous posez une pierre en { $text }.
            }
       *[no]
            { $word ->
                [swap] { $name } prend la première pierre.
               *[other] { $name } pose une pierre en { $text }.
            }
    }
hex-prompt =
    { $own ->
        [yes] À vous : choisissez une case
       *[no] { $name } choisit une case
    }
hex-black = noir, de haut en bas
hex-white = blanc, de gauche à droite
hex-picture = Le plateau de Hex
hex-why-taken = il y a déjà une pierre sur cette case : choisissez-en une vide
hex-why-swap = seul le deuxième coup peut prendre la première pierre
option-size = Cases par côté
option-swap = Le deuxième coup peut prendre la première pierre
