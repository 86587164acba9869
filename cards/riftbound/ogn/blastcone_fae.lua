-- SPDX-License-Identifier: MIT
return card {
  id = "ogn-097", name = "Blastcone Fae", type = "unit",
  domains = { "mind" }, cost = { energy = 2, power = { mind = 1 } }, might = 2,
  tags = { "Fae", "Bandle City" },
  keywords = { "hidden" },

  when_played {
    targets = { unit {} },
    run = function(game, me, victim)
      game.give(victim, { might = -2, lasts = "turn", minimum = 1 })
    end,
  },
}
