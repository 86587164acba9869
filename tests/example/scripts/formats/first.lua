-- SPDX-License-Identifier: MIT
return format { name = "first", game = "stones", players = 2, opening_hand = 2, goal = 20,
  deck = { stones_min = 10 } }
