-- SPDX-License-Identifier: MIT
return card {
  id = "ogs-010", name = "Annie, Stubborn", type = "unit", supertypes = { "champion" },
  domains = { "chaos" }, cost = { energy = 4, power = { chaos = 1 } }, might = 3,
  tags = { "Annie", "Noxus" },

  when_played {
    targets = { spell { zone = "trash", mine = true } },
    run = function(game, me, buried)
      game.return_to_hand(buried)
    end,
  },
}
