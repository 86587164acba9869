-- SPDX-License-Identifier: MIT
return card {
  id = "sfd-116", name = "Yone, Blademaster", type = "unit", supertypes = { "champion" },
  domains = { "body" }, cost = { energy = 5, power = { body = 1 } }, might = 5,
  tags = { "Yone", "Ionia", "Demon" },
  keywords = { "weaponmaster" },

  when {
    event = "conquer", by = "me", if_ = number.event():equals(0),
    targets = { unit { enemy = true, at = "base" } },
    run = function(game, me, foe)
      game.deal(me.might, foe)
    end,
  },
}
