-- SPDX-License-Identifier: MIT
return card {
  id = "ogn-185", name = "Traveling Merchant", type = "unit",
  domains = { "chaos" }, cost = { energy = 2 }, might = 2, tags = { "Bilgewater" },

  when {
    event = "move", subject = "me",
    run = function(game)
      game.discard(1)
      game.draw(1)
    end,
  },
}
