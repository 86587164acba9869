-- SPDX-License-Identifier: MIT
return card {
  id = "ogn-104", name = "Retreat", type = "spell",
  domains = { "mind" }, cost = { energy = 1 },
  keywords = { "reaction" },

  targets = { unit { friendly = true } },
  run = function(game, me, ally)
    local owner = game.owner(ally)
    game.return_to_hand(ally)
    game.channel(1, { exhausted = true, by = owner })
  end,
}
