-- SPDX-License-Identifier: MIT
return card {
  id = "sfd-062", name = "Bubble Bot", type = "unit",
  domains = { "mind" }, cost = { energy = 3 }, might = 3,
  tags = { "Mech", "Yordle", "Bandle City" },

  when_played {
    targets = { unit { friendly = true, other = true, tags = "Mech" } },
    run = function(game, me, mech)
      game.ready(mech)
    end,
  },
}
