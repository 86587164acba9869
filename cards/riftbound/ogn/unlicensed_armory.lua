-- SPDX-License-Identifier: MIT
-- The unit is chosen outside of the replacement, so it is a target (355.10.c); who does not pay has
-- had his "next time" all the same.
return card {
  id = "ogn-023", name = "Unlicensed Armory", type = "gear",
  domains = { "fury" }, cost = { energy = 2 },

  activated {
    cost = { discard = 1, exhaust = "me" },
    targets = { unit { friendly = true } },
    run = function(game, me, ally) game.later("rescue", ally) end,
  },

  abilities = {
    rescue = instead_of {
      event = "die", subject = ref(1), once = true, ends = "turn", optional = true,
      cost = { power = { fury = 1 } },
      run = function(game) game.recall(game.event.subject, { healed = true, exhausted = true }) end,
    },
  },
}
