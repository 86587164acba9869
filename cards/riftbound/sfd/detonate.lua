-- SPDX-License-Identifier: MIT
-- "Its controller": if the gear is an illegal target nobody draws (359.3.e.14.a); a kill that was
-- replaced lets its controller draw (359.3.e.14.b).
return card {
  id = "sfd-005", name = "Detonate", type = "spell",
  domains = { "fury" }, cost = { energy = 1, power = { fury = 1 } },

  targets = { gear {} },
  run = function(game, me, scrap)
    local holder = game.controller(scrap)
    game.kill(scrap)
    game.draw(2, { by = holder })
  end,
}
