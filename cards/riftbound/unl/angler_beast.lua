-- SPDX-License-Identifier: MIT
local small = units { might = at_most(2) }

return card {
  id = "unl-132", name = "Angler Beast", type = "unit",
  domains = { "chaos" }, cost = { energy = 5, power = { chaos = 1 } }, might = 5,
  tags = { "Bilgewater" },

  when_played {
    run = function(game)
      game.return_to_hand(game.all(small))
    end,
  },
}
