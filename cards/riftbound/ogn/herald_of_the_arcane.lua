-- SPDX-License-Identifier: MIT
return card {
  id = "ogn-265", name = "Herald of the Arcane", type = "legend",
  domains = { "mind", "order" }, tags = { "Viktor" },
  aliases = { "Viktor, Herald of the Arcane" },

  activated {
    cost = { energy = 1, exhaust = "me" },
    run = function(game)
      game.play_token("Recruit")
    end,
  },
}
