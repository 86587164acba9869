-- SPDX-License-Identifier: MIT
-- A token is not a card (182). Cards played before he came into play count.
return card {
  id = "ogn-027", name = "Darius, Trifarian", type = "unit", supertypes = { "champion" },
  domains = { "fury" }, cost = { energy = 5, power = { fury = 1 } }, might = 5,
  tags = { "Trifarian", "Darius", "Noxus" },

  when {
    event = "play", by = "you", subject = card { token = false }, nth = 2,
    run = function(game, me)
      game.give(me, { might = 2, lasts = "turn" })
      game.ready(me)
    end,
  },
}
