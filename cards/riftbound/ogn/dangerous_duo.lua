-- SPDX-License-Identifier: MIT
return card {
  id = "ogn-016", name = "Dangerous Duo", type = "unit",
  domains = { "fury" }, cost = { energy = 3 }, might = 3,
  tags = { "Mech", "Bandle City" }, keywords = { "legion" },

  when_played {
    legion = true,
    targets = { unit {} },
    run = function(game, me, unit)
      game.give(unit, { might = 2, lasts = "turn" })
    end,
  },
}
