-- SPDX-License-Identifier: MIT
-- The second instruction is one that may be done; its unit is chosen all the same, if there is one
-- (355.12), and moves to where the stunned unit is then.
return card {
  id = "ogn-262", name = "Zenith Blade", type = "spell", supertypes = { "signature" },
  domains = { "calm", "order" }, cost = { energy = 3, power = { ["calm/order"] = 2 } },
  tags = { "Leona" },
  keywords = { "action" },

  targets = {
    unit { enemy = true, at = "battlefield" },
    up_to(1, unit { friendly = true }),
  },
  run = function(game, me, enemy, ally)
    game.stun(enemy)
    game.move(ally, { to = game.place(enemy) })
  end,
}
