-- SPDX-License-Identifier: MIT
-- The friendly unit deals the damage (417.6.b.3), with the Might it has then.
return card {
  id = "ogn-260", name = "Last Breath", type = "spell", supertypes = { "signature" },
  domains = { "calm", "chaos" }, cost = { energy = 3, power = { ["calm/chaos"] = 2 } },
  tags = { "Yasuo" },
  keywords = { "action" },

  targets = { unit { friendly = true }, unit { enemy = true, at = "battlefield" } },
  run = function(game, me, ally, enemy)
    game.ready(ally)
    game.deal(ally.might, enemy, { by = ally })
  end,
}
