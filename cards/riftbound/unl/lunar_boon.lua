-- SPDX-License-Identifier: MIT
return card {
  id = "unl-125", name = "Lunar Boon", type = "spell",
  domains = { "chaos" }, cost = { energy = 3 }, keywords = { "reaction" },

  run = function(game)
    game.discard(1)
    game.draw(2)
  end,
}
