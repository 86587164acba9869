-- SPDX-License-Identifier: MIT
return card {
  id = "ogn-085", name = "Falling Comet", type = "spell",
  domains = { "mind" }, cost = { energy = 5 },
  keywords = { "action" },

  targets = { unit { at = "battlefield" } },
  run = function(game, me, victim)
    game.deal(6, victim)
  end,
}
