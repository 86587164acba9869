-- SPDX-License-Identifier: MIT
local foes = followers { enemy = true }

return card {
  id = "CP01-003", name = "Smart Falcon", type = "follower", class = "forestcraft",
  traits = { "Umamusume" },
  cost = 5, attack = 5, defense = 5, keywords = { "race" },

  fanfare { process = { return_to_hand = any_number(card { friendly = true, other = true, traits = "Umamusume" }) },
    run = function(game)
      game.deal(2 * #game.paid_with(), foes)
    end },
}
