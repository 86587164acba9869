-- SPDX-License-Identifier: MIT
return card {
  id = "ogn-220", name = "Facebreaker", type = "spell",
  domains = { "order" }, cost = { energy = 2 },
  keywords = { "hidden", "action" },

  targets = {
    unit { friendly = true, at = "battlefield" },
    unit { enemy = true, at = "battlefield", location = number.target(1, "location") },
  },
  run = function(game, me, ally, enemy)
    game.stun(ally)
    game.stun(enemy)
  end,
}
