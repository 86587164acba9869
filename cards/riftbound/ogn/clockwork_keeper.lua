-- SPDX-License-Identifier: MIT
return card {
  id = "ogn-044", name = "Clockwork Keeper", type = "unit",
  domains = { "calm" }, cost = { energy = 2 }, might = 2, tags = { "Shurima" },

  additional { name = "wind", optional = true, cost = { power = { calm = 1 } } },
  when_played {
    if_ = function(q) return q.paid "wind" end,
    run = function(game)
      game.draw(1)
    end,
  },
}
