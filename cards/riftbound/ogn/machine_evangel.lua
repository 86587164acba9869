-- SPDX-License-Identifier: MIT
return card {
  id = "ogn-239", name = "Machine Evangel", type = "unit",
  domains = { "order" }, cost = { energy = 5, power = { order = 1 } }, might = 4,
  tags = { "Piltover" },

  deathknell {
    run = function(game)
      game.play_token("Recruit", { at = "base", count = 3 })
    end,
  },
}
