-- SPDX-License-Identifier: MIT
return card {
  id = "sfd-139", name = "Edge of Night", type = "gear",
  domains = { "chaos" }, cost = { energy = 3 }, might_bonus = 2, tags = { "Equipment" },
  keywords = { "hidden" },

  when_played {
    from = "facedown",
    targets = { unit { mine = true } },
    run = function(game, me, host)
      game.attach(me, host)
    end,
  },
  equip { cost = { power = { chaos = 1 } } },
}
