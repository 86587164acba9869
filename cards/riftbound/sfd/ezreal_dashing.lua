-- SPDX-License-Identifier: MIT
return card {
  id = "sfd-082", name = "Ezreal, Dashing", type = "unit", supertypes = { "champion" },
  domains = { "mind" }, cost = { energy = 4, power = { mind = 1 } }, might = 3,
  tags = { "Ezreal", "Piltover" },

  when {
    event = { "attack", "defend" }, subject = "me",
    targets = { unit { enemy = true, at = "here" } },
    run = function(game, me, foe) game.deal(me.might, foe) end,
  },
  static { affects = "me", cannot = "deal_combat_damage" },
  activated {
    timing = "action", cost = { power = { mind = 1 } },
    run = function(game, me) game.move(me, { to = "base" }) end,
  },
}
