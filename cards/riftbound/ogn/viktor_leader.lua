-- SPDX-License-Identifier: MIT
return card {
  id = "ogn-246", name = "Viktor, Leader", type = "unit", supertypes = { "champion" },
  domains = { "order" }, cost = { energy = 4, power = { order = 1 } }, might = 4,
  tags = { "Viktor", "Zaun" },

  when {
    event = "die", subject = unit { mine = true, other = true, tags = none_of { "Recruit" } },
    run = function(game)
      game.play_token("Recruit", { at = "base" })
    end,
  },
}
