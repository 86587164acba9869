-- SPDX-License-Identifier: MIT
return card {
  id = "sfd-061", name = "Aspiring Engineer", type = "unit",
  domains = { "mind" }, cost = { energy = 3, power = { mind = 1 } }, might = 3,
  tags = { "Piltover" },

  when_played {
    targets = { gear { zone = "trash", mine = true } },
    run = function(game, me, buried)
      game.return_to_hand(buried)
    end,
  },
}
