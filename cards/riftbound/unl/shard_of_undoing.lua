-- SPDX-License-Identifier: MIT
-- Nobody is a target: each opponent chooses on resolution, then all die at once (355.10.e). The first
-- death of the turn is the one that counts, and a Beginning Phase has nothing before it.
local any_unit = units {}

return card {
  id = "unl-174", name = "Shard of Undoing", type = "gear",
  domains = { "order" }, cost = { energy = 6 },

  when {
    event = "die", subject = unit { friendly = true }, nth = 1,
    if_ = number.you("in_beginning_phase"):at_least(1),
    run = function(game)
      local doomed = game.choose_each(any_unit, { players = game.opponents(), text = "Which unit is killed?" })
      game.kill(doomed, { own = true })
    end,
  },
}
