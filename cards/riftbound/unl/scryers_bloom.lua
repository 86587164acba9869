-- SPDX-License-Identifier: MIT
return card {
  id = "unl-136", name = "Scryer's Bloom", type = "gear",
  domains = { "chaos" }, cost = { energy = 1 },

  static { affects = "me", enters_exhausted = true },
  activated {
    cost = { energy = 1, exhaust = "me", kill = "me" },
    run = function(game)
      game.predict(2)
      game.draw(1)
      game.gain_xp(1)
    end,
  },
}
