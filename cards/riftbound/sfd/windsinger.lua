-- SPDX-License-Identifier: MIT
return card {
  id = "sfd-138", name = "Windsinger", type = "unit",
  domains = { "chaos" }, cost = { energy = 2 }, might = 1, tags = { "Ionia" },
  keywords = { "hidden" },

  when_played {
    optional = true,
    targets = { unit { other = true, at = "battlefield", might = at_most(3) } },
    run = function(game, me, chosen)
      game.return_to_hand(chosen)
    end,
  },
}
