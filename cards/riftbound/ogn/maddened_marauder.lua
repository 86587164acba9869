-- SPDX-License-Identifier: MIT
return card {
  id = "ogn-191", name = "Maddened Marauder", type = "unit",
  domains = { "chaos" }, cost = { energy = 5 }, might = 4, tags = { "Pirate", "Bilgewater" },
  keywords = { "tank" },

  when_played {
    targets = { unit { at = "battlefield" } },
    run = function(game, me, chosen)
      game.move(chosen, { to = "base" })
    end,
  },
}
