-- SPDX-License-Identifier: MIT
-- If one of the two is gone or no legal target, neither is dealt anything (359.3.e.12).
return card {
  id = "sfd-114", name = "Marching Orders", type = "spell",
  domains = { "body" }, cost = { energy = 3 }, keywords = { "action" },

  repeats { energy = 3 },
  targets = { unit { friendly = true }, unit { enemy = true, at = "battlefield" } },
  run = function(game, me, ally, enemy)
    game.deal_each {
      { enemy, ally.might, by = ally },
      { ally, enemy.might, by = enemy },
    }
  end,
}
