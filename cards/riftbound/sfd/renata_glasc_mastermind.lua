-- SPDX-License-Identifier: MIT
return card {
  id = "sfd-088", name = "Renata Glasc, Mastermind", type = "unit", supertypes = { "champion" },
  domains = { "mind" }, cost = { energy = 5 }, might = 4, tags = { "Renata Glasc", "Zaun" },

  activated {
    while_ = { at = "battlefield" },
    cost = { energy = 1, power = { mind = 1 } },
    run = function(game) game.draw(1) end,
  },
  activated {
    while_ = { at = "battlefield" },
    cost = { energy = 4, power = { mind = 4 }, exhaust = "me" },
    run = function(game) game.gain_points(1) end,
  },
}
