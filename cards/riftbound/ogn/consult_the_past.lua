-- SPDX-License-Identifier: MIT
return card {
  id = "ogn-083", name = "Consult the Past", type = "spell",
  domains = { "mind" }, cost = { energy = 4 },
  keywords = { "hidden", "reaction" },

  run = function(game)
    game.draw(2)
  end,
}
