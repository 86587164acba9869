-- SPDX-License-Identifier: MIT
return card {
  id = "sfd-003", name = "Blood Rush", type = "spell",
  domains = { "fury" }, cost = { energy = 1 }, keywords = { "action" },

  repeats { energy = 1 },
  targets = { unit {} },
  run = function(game, me, chosen)
    game.give(chosen, { keyword = "assault", value = 2, lasts = "turn" })
  end,
}
