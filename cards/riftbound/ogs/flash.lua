-- SPDX-License-Identifier: MIT
-- A unit already in its base has no valid destination there (355.4.a).
return card {
  id = "ogs-011", name = "Flash", type = "spell",
  domains = { "chaos" }, cost = { energy = 2 },
  keywords = { "reaction" },

  targets = { up_to(2, unit { friendly = true, at = "battlefield" }) },
  run = function(game, me, allies)
    game.move(allies, { to = "base" })
  end,
}
