-- SPDX-License-Identifier: MIT
local others = units { mine = true, other = true }

return card {
  id = "sfd-175", name = "Undertitan", type = "unit",
  domains = { "order" }, cost = { energy = 6, power = { order = 1 } }, might = 5,
  tags = { "The Void" },

  when_played { run = function(game) game.give(game.all(others), { might = 2, lasts = "turn" }) end },
  as_seen {
    revealed = true,
    run = function(game) game.add { energy = 2 } end,
  },
}
