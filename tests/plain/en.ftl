nim-move = Take { $text }
nim-left = { $stones } stones are left
nim-begun = There are { $stones } stones.
option-stones = Stones at least
