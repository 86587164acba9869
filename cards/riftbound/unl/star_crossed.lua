-- SPDX-License-Identifier: MIT
return card {
  id = "unl-128", name = "Star-Crossed", type = "spell",
  domains = { "chaos" }, cost = { energy = 3, power = { chaos = 1 } },
  keywords = { "reaction" },

  targets = { unit { friendly = true }, unit { enemy = true } },
  run = function(game, me, mine, theirs)
    game.return_to_hand({ mine, theirs })
  end,
}
