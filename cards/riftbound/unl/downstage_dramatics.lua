-- SPDX-License-Identifier: MIT
return card {
  id = "unl-061", name = "Downstage Dramatics", type = "spell",
  domains = { "mind" }, cost = { energy = 2 }, keywords = { "reaction" },

  repeats { energy = 2 },
  run = function(game)
    game.draw(1)
  end,
}
