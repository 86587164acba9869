-- SPDX-License-Identifier: MIT
return card {
  id = "unl-010", name = "Vault Breaker", type = "spell",
  domains = { "fury" }, cost = { energy = 1, power = { fury = 1 } },
  keywords = { "action" },

  targets = { unit {} },
  run = function(game, me, chosen)
    game.give(chosen, { keyword = "assault", value = 2, lasts = "turn" })
    game.give(chosen, { keyword = "ganking", lasts = "turn" })
  end,
}
