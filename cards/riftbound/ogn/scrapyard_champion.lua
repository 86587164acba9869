-- SPDX-License-Identifier: MIT
return card {
  id = "ogn-020", name = "Scrapyard Champion", type = "unit",
  domains = { "fury" }, cost = { energy = 5, power = { fury = 1 } }, might = 5,
  tags = { "Mech", "Bandle City" },
  keywords = { "legion" },

  when_played {
    legion = true,
    run = function(game)
      game.discard(2)
      game.draw(2)
    end,
  },
}
