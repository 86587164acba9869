-- SPDX-License-Identifier: MIT
return card {
  id = "ogn-265", name = "Herald of the Arcane", type = "legend",
  domains = { "mind", "order" }, tags = { "Viktor" },

  activated {
    cost = { energy = 1, exhaust = "me" },
    run = function(game)
      game.play_token("Recruit")
    end,
  },
}
