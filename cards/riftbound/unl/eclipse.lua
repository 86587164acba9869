-- SPDX-License-Identifier: MIT
return card {
  id = "unl-063", name = "Eclipse", type = "spell",
  domains = { "mind" }, cost = { energy = 3 }, keywords = { "reaction" },

  targets = { unit {} },
  run = function(game, me, chosen)
    game.give_might(chosen, -4, "turn")
    game.predict(1)
  end,
}
