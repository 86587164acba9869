-- SPDX-License-Identifier: MIT
return card {
  id = "sfd-132", name = "Beast Below", type = "unit",
  domains = { "chaos" }, cost = { energy = 7, power = { chaos = 2 } }, might = 8,
  tags = { "Bilgewater" },

  when_played {
    targets = { unit { friendly = true, other = true }, unit { enemy = true } },
    run = function(game, me, ally, enemy)
      game.return_to_hand({ ally, enemy })
    end,
  },
}
