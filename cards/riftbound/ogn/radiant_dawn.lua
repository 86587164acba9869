-- SPDX-License-Identifier: MIT
return card {
  id = "ogn-261", name = "Radiant Dawn", type = "legend",
  domains = { "calm", "order" }, tags = { "Leona" }, aliases = { "Leona, Radiant Dawn" },

  when {
    event = "stun", by = "you", subject = unit { enemy = true }, one_or_more = true,
    targets = { unit { friendly = true } },
    run = function(game, me, ally)
      game.buff(ally)
    end,
  },
}
