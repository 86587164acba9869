-- SPDX-License-Identifier: MIT
return card {
  id = "unl-152", name = "Black Rose Dignitary", type = "unit",
  domains = { "order" }, cost = { energy = 3 }, might = 2, tags = { "Noxus" },
  keywords = { "assault" },

  deathknell {
    run = function(game)
      game.channel(1, { exhausted = true })
    end,
  },
}
