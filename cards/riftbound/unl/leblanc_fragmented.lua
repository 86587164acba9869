-- SPDX-License-Identifier: MIT
return card {
  id = "unl-172", name = "LeBlanc, Fragmented", type = "unit", supertypes = { "champion" },
  domains = { "order" }, cost = { energy = 3, power = { order = 1 } }, might = 3,
  tags = { "Noxus", "LeBlanc" }, keywords = { "assault" },

  deathknell {
    run = function(game)
      game.draw(game.you().in_beginning_phase == 1 and 2 or 1)
    end,
  },
}
