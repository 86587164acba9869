-- SPDX-License-Identifier: MIT
return card {
  id = "ogn-058", name = "Discipline", type = "spell",
  domains = { "calm" }, cost = { energy = 2 },
  keywords = { "reaction" },

  targets = { unit {} },
  run = function(game, me, chosen)
    game.give(chosen, { might = 2, lasts = "turn" })
    game.draw(1)
  end,
}
