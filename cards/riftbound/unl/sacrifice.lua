-- SPDX-License-Identifier: MIT
return card {
  id = "unl-173", name = "Sacrifice", type = "spell",
  domains = { "order" }, cost = { energy = 1 },
  keywords = { "reaction" },

  additional { name = "kill", cost = { kill = unit { friendly = true, mighty = true } } },
  run = function(game)
    game.draw(2)
    game.channel(1, { exhausted = true })
  end,
}
