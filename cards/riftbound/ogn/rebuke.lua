-- SPDX-License-Identifier: MIT
return card {
  id = "ogn-172", name = "Rebuke", type = "spell",
  domains = { "chaos" }, cost = { energy = 2, power = { chaos = 2 } },
  keywords = { "action" },

  targets = { unit { at = "battlefield" } },
  run = function(game, me, chosen)
    game.return_to_hand(chosen)
  end,
}
