-- SPDX-License-Identifier: MIT
local wanted = card { zone = "deck", trait = "Umamusume" }

return card {
  id = "CP01-040", name = "Special Week", type = "follower", class = "dragoncraft",
  traits = { "Umamusume" },
  cost = 2, attack = 2, defense = 2, keywords = { "race" }, evolve = 1,

  fanfare { run = function(game)
    local seen = game.look(1)
    local found = game.choose(seen, { where = wanted, optional = true, text = "Which card do you take?" })
    game.reveal(found)
    game.put(found, "hand")
  end },
}
