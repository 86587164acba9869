-- SPDX-License-Identifier: MIT
return card {
  id = "unl-158", name = "Shepherd's Heirloom", type = "gear",
  domains = { "order" }, cost = { energy = 2 }, might_bonus = 2, tags = { "Equipment" },

  when_played {
    run = function(game)
      game.gain_xp(1)
    end,
  },
  equip { cost = { xp = 1 } },
}
