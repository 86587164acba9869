-- SPDX-License-Identifier: MIT
return card {
  id = "unl-167", name = "Starhound", type = "unit",
  domains = { "order" }, cost = { energy = 5, power = { order = 1 } }, might = 6,
  tags = { "Dog", "Mount Targon" },

  when_played {
    targets = {
      card { zone = "trash", mine = true, tags = any_of { "Bird", "Cat", "Dog", "Poro" } },
    },
    run = function(game, me, buried)
      game.return_to_hand(buried)
    end,
  },
}
