-- SPDX-License-Identifier: MIT
-- "Instead" turns on the amount: the level is looked at as the instruction is executed.
return card {
  id = "unl-031", name = "Combat Experience", type = "spell",
  domains = { "calm" }, cost = { energy = 1 },
  keywords = { "reaction", level = 6 },

  targets = { unit {} },
  run = function(game, me, chosen)
    game.give(chosen, { might = game.you().xp >= 6 and 3 or 1, lasts = "turn" })
  end,
}
