-- SPDX-License-Identifier: MIT
return card {
  id = "ogn-048", name = "Meditation", type = "spell",
  domains = { "calm" }, cost = { energy = 2 },
  keywords = { "reaction" },

  additional { name = "exhaust", optional = true, cost = { exhaust = unit { friendly = true } } },
  run = function(game)
    game.draw(game.paid("exhaust") and 2 or 1)
  end,
}
