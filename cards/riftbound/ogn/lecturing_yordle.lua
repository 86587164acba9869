-- SPDX-License-Identifier: MIT
return card {
  id = "ogn-087", name = "Lecturing Yordle", type = "unit",
  domains = { "mind" }, cost = { energy = 3 }, might = 2, tags = { "Yordle", "Bandle City" },
  keywords = { "tank" },

  when_played {
    run = function(game)
      game.draw(1)
    end,
  },
}
