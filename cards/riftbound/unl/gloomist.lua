-- SPDX-License-Identifier: MIT
return card {
  id = "unl-193", name = "Gloomist", type = "legend",
  domains = { "calm", "chaos" }, tags = { "Vex" }, aliases = { "Vex, Gloomist" },

  when {
    event = "hold", by = "team", optional = true, cost = { exhaust = "me" },
    run = function(game)
      game.draw(1)
    end,
  },
}
