-- SPDX-License-Identifier: MIT
return card {
  id = "unl-102", name = "Crowd Favorite", type = "unit",
  domains = { "body" }, cost = { energy = 3 }, might = 3, tags = { "Noxus" },
  keywords = { "hunt" },

  activated {
    cost = { xp = 2 },
    run = function(game, me)
      game.buff(me)
    end,
  },
}
