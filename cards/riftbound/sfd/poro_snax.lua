-- SPDX-License-Identifier: MIT
return card {
  id = "sfd-046", name = "Poro Snax", type = "gear",
  domains = { "calm" }, cost = { energy = 1, power = { calm = 1 } },

  when_played {
    run = function(game)
      game.draw(1)
    end,
  },
  activated {
    cost = { energy = 1, power = { calm = 1 }, exhaust = "me", kill = "me" },
    run = function(game)
      game.draw(1)
    end,
  },
}
