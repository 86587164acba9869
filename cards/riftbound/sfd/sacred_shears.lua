-- SPDX-License-Identifier: MIT
return card {
  id = "sfd-172", name = "Sacred Shears", type = "gear",
  domains = { "order" }, cost = { energy = 2, power = { order = 1 } }, might_bonus = 1,
  tags = { "Equipment" },

  equip { cost = { power = { order = 1 } } },
  effect_text {
    deathknell {
      run = function(game)
        game.draw(1)
      end,
    },
  },
}
