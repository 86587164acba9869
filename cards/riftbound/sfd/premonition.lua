-- SPDX-License-Identifier: MIT
return card {
  id = "sfd-087", name = "Premonition", type = "spell",
  domains = { "mind" }, cost = { energy = 2, power = { mind = 3 } }, keywords = { "reaction" },

  run = function(game)
    game.draw(3)
  end,
}
