-- SPDX-License-Identifier: MIT
return card {
  id = "ogn-058", name = "Discipline", type = "spell",
  domains = { "calm" }, cost = { energy = 2 },
  keywords = { "reaction" },

  targets = { unit {} },
  run = function(game, me, chosen)
    game.give_might(chosen, 2, "turn")
    game.draw(1)
  end,
}
