-- SPDX-License-Identifier: MIT
return card {
  id = "ogn-217", name = "Trifarian Gloryseeker", type = "unit",
  domains = { "order" }, cost = { energy = 2 }, might = 2, tags = { "Trifarian", "Noxus" },
  keywords = { "legion" },

  when_played {
    legion = true,
    run = function(game, me)
      game.buff(me)
    end,
  },
}
