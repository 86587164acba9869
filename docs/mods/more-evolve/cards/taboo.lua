-- SPDX-License-Identifier: MIT
-- A number is forbidden: followers of exactly that attack do not attack.
return card {
  id = "MORE-14", name = "Taboo", type = "amulet", class = "neutral", cost = 1,

  fanfare { run = function(game) game.remember_number(game.number(0, 10)) end },
  static { affects = followers { attack = number.me("remembered") }, cannot = "attack" },
}
