-- SPDX-License-Identifier: MIT
return card {
  id = "ogn-132", name = "First Mate", type = "unit",
  domains = { "body" }, cost = { energy = 3 }, might = 3, tags = { "Pirate", "Bilgewater" },

  when_played {
    targets = { unit { other = true } },
    run = function(game, me, chosen)
      game.ready(chosen)
    end,
  },
}
