-- SPDX-License-Identifier: MIT
return card {
  id = "ogn-218", name = "Vanguard Captain", type = "unit",
  domains = { "order" }, cost = { energy = 3, power = { order = 1 } }, might = 3,
  tags = { "Elite", "Demacia" },
  keywords = { "legion" },

  when_played {
    legion = true,
    run = function(game)
      game.play_token("Recruit", { at = "here", count = 2 })
    end,
  },
}
