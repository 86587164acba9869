-- SPDX-License-Identifier: MIT
return card {
  id = "ogn-072", name = "Solari Shrine", type = "gear",
  domains = { "calm" }, cost = { energy = 3 },

  when {
    event = "die", by = "you", subject = unit { enemy = true, stunned = true },
    optional = true, cost = { exhaust = "me" },
    run = function(game)
      game.draw(1)
    end,
  },
}
