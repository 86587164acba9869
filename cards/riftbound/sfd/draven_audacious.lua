-- SPDX-License-Identifier: MIT
-- check: allow text-once the first combat each turn is the one after which he has won one
return card {
  id = "sfd-148", name = "Draven, Audacious", type = "unit", supertypes = { "champion" },
  domains = { "chaos" }, cost = { energy = 6, power = { chaos = 1 } }, might = 6,
  tags = { "Draven", "Noxus" },
  keywords = { "deflect" },

  when {
    event = "win_combat", by = "me", if_ = number.me("wins"):equals(1),
    run = function(game) game.gain_points(1) end,
  },
  when {
    event = "die", subject = "me", if_ = { in_combat = true },
    targets = { player { enemy = true } },
    run = function(game, me, rival) game.gain_points(1, { by = rival }) end,
  },
}
