-- SPDX-License-Identifier: MIT
return card {
  id = "sfd-076", name = "Production Surge", type = "spell",
  domains = { "mind" }, cost = { energy = 4, power = { mind = 1 } },

  static {
    affects = "me", cost = { energy = -2 },
    while_ = number.count(units { mine = true, tags = "Mech" }):at_least(1),
  },
  run = function(game)
    game.play_token("Mech", { at = "base" })
    game.draw(1)
  end,
}
