-- SPDX-License-Identifier: MIT
local wanted = card { zone = "deck", traits = "Vampire" }

return card {
  id = "BP02-076", name = "Vampiric Fortress", type = "amulet", class = "abysscraft",
  traits = { "Vampire" },
  cost = 1,

  fanfare { run = function(game)
    game.take_from_top(3, { optional = true, where = wanted, reveal = true, to = "hand", rest = "deck_bottom" })
  end },
  activated { cost = { play_points = 1, engage = "me", bury = "me" },
    run = function(game) game.summon("Forest Bat") end },
}
