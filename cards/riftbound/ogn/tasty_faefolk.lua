-- SPDX-License-Identifier: MIT
return card {
  id = "ogn-075", name = "Tasty Faefolk", type = "unit",
  domains = { "calm" }, cost = { energy = 7 }, might = 6, tags = { "Fae", "Bandle City" },
  keywords = { "accelerate" },

  deathknell {
    run = function(game)
      game.channel(2, { exhausted = true })
      game.draw(1)
    end,
  },
}
