-- SPDX-License-Identifier: MIT
return card {
  id = "ogn-136", name = "Pit Rookie", type = "unit",
  domains = { "body" }, cost = { energy = 2 }, might = 2, tags = { "Bilgewater" },

  when_played {
    targets = { unit { friendly = true, other = true } },
    run = function(game, me, ally)
      game.buff(ally)
    end,
  },
}
