-- SPDX-License-Identifier: MIT
-- "If they didn't already": Deflect adds up (809), so only what is missing to 1 is given, after all
-- others that give it (473).
return card {
  id = "ogn-063", name = "Spirit's Refuge", type = "gear",
  domains = { "calm" }, cost = { energy = 2, power = { calm = 1 } },

  when_played {
    targets = { unit { friendly = true } },
    run = function(game, me, ally)
      game.buff(ally)
    end,
  },
  static {
    affects = units { friendly = true, buffed = true },
    keywords = { deflect = number.max(0, 1 - number.subject("deflect")) },
  },
}
