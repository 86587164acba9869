-- SPDX-License-Identifier: MIT
return card {
  id = "unl-085", name = "Sumpworks Map", type = "gear",
  domains = { "mind" }, cost = { energy = 2 }, keywords = { "reaction", "temporary" },

  when {
    event = "score", by = "opponent",
    run = function(game)
      game.draw(1)
    end,
  },
}
