-- SPDX-License-Identifier: MIT
local wanted = card { zone = "deck", trait = "Vampire" }

return card {
  id = "BP02-076", name = "Vampiric Fortress", type = "amulet", class = "abysscraft",
  traits = { "Vampire" },
  cost = 1,

  fanfare { run = function(game)
    local seen = game.look(3)
    local found = game.choose(seen, { where = wanted, optional = true, text = "Which card do you take?" })
    game.reveal(found)
    game.put(found, "hand")
    game.put(game.rest(seen, found), "deck_bottom")
  end },
  activated { cost = { play_points = 1, engage = "me", bury = "me" },
    run = function(game) game.summon("Forest Bat") end },
}
