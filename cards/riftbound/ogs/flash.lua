-- SPDX-License-Identifier: MIT
-- A unit that is in its base already may be chosen, and does not move (355.5, 055).
return card {
  id = "ogs-011", name = "Flash", type = "spell",
  domains = { "chaos" }, cost = { energy = 2 },
  keywords = { "reaction" },

  targets = { up_to(2, unit { friendly = true }) },
  run = function(game, me, allies)
    game.move(allies, { to = "base" })
  end,
}
