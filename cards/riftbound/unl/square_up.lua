-- SPDX-License-Identifier: MIT
return card {
  id = "unl-017", name = "Square Up", type = "spell",
  domains = { "fury" }, cost = { energy = 4 },

  repeats { discard = 1 },
  targets = { unit {} },
  run = function(game, me, chosen)
    game.give(chosen, { keyword = "assault", value = 4, lasts = "turn" })
  end,
}
