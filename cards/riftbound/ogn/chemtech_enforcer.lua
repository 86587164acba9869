-- SPDX-License-Identifier: MIT
return card {
  id = "ogn-003", name = "Chemtech Enforcer", type = "unit",
  domains = { "fury" }, cost = { energy = 2 }, might = 2, tags = { "Zaun" },
  keywords = { assault = 2 },

  when_played {
    run = function(game)
      game.discard(1)
    end,
  },
}
