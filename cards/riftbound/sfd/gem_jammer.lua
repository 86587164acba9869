-- SPDX-License-Identifier: MIT
return card {
  id = "sfd-007", name = "Gem Jammer", type = "unit",
  domains = { "fury" }, cost = { energy = 2 }, might = 2,
  tags = { "Mech", "Bandle City" },

  when_played {
    targets = { unit {} },
    run = function(game, me, unit)
      game.give(unit, { keyword = "ganking", lasts = "turn" })
    end,
  },
}
