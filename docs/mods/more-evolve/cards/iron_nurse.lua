-- SPDX-License-Identifier: MIT
-- Damage to the leader is dealt to it in place of the leader.
return card {
  id = "MORE-4", name = "Iron Nurse", type = "follower", class = "havencraft", cost = 3, attack = 1, defense = 6,

  instead_of { event = "damage", subject = leader { friendly = true },
    run = function(game, me) game.deal(game.event.amount, me) end },
}
