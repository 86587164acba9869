-- SPDX-License-Identifier: MIT
return card {
  id = "sfd-150", name = "Last Rites", type = "gear",
  domains = { "chaos" }, cost = { energy = 3 }, might_bonus = 2,
  tags = { "Equipment" },

  equip { cost = { power = { chaos = 1 }, recycle = two(card { zone = "trash", mine = true }) } },
  effect_text {
    when {
      event = { "conquer", "hold" }, by = "me", optional = true,
      targets = { unit { zone = "trash", mine = true } },
      run = function(game, me, rites, buried)
        game.play(buried)
      end,
    },
  },
}
