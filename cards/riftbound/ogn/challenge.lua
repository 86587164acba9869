-- SPDX-License-Identifier: MIT
-- The units are the source of the damage, not the spell (417.6.b.3). If one of them is no longer a
-- legal target its Might is none, and neither is dealt anything (359.3.e.12).
return card {
  id = "ogn-128", name = "Challenge", type = "spell",
  domains = { "body" }, cost = { energy = 2, power = { body = 1 } },
  keywords = { "action" },

  targets = { unit { friendly = true }, unit { enemy = true } },
  run = function(game, me, ally, enemy)
    game.deal_each {
      { enemy, ally.might, by = ally },
      { ally, enemy.might, by = enemy },
    }
  end,
}
