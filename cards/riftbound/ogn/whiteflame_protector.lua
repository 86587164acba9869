-- SPDX-License-Identifier: MIT
return card {
  id = "ogn-082", name = "Whiteflame Protector", type = "unit",
  domains = { "calm" }, cost = { energy = 8, power = { calm = 2 } }, might = 8,
  tags = { "Dragon", "Mount Targon" },

  when_played {
    targets = { unit {} },
    run = function(game, me, chosen)
      game.give(chosen, { might = 8, lasts = "turn" })
    end,
  },
}
