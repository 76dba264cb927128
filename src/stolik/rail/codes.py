"""Moves as numbers: what kernels take and what the legal list holds.

  0 .. 4    draw that open slot        5   draw from the deck      6   take tickets
  7         pass                       8   withdraw from a tunnel
 16 + m     pay a surcharge with m locomotives, the rest in the color played
256 + set   keep these of the offer: bit i is the i-th ticket
65536 + route * 256 + color * 16 + m   claim with m locomotives, the rest in the color.
            A colored route has color 0 here, for there is no choice; on a gray route
            color 8 means locomotives alone.
"""

DRAW_DECK, TICKETS, PASS, WITHDRAW = 5, 6, 7, 8
PAY, KEEP_MOVE, CLAIM = 16, 256, 65536
ROUTE_SHIFT, COLOR_SHIFT = 8, 4
