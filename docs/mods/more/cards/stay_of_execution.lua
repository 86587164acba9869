-- SPDX-License-Identifier: MIT
-- Deaths that are put off: who would die this turn lives until its end.
local reprieved = units {}

return card {
  id = "more-102", name = "Stay of Execution", type = "spell", domains = { "order" }, cost = { energy = 2 }, keywords = { "reaction" },
  counters = { "reprieve" },

  run = function(game)
    game.later("spared")
    game.later("sentence")
  end,
  abilities = {
    spared = instead_of { event = "die", subject = units { friendly = true }, ends = "turn",
      if_ = function(q) return q.counters(q.event.subject, "reprieve") == 0 end,
      run = function(game)
        game.heal(game.event.subject)
        game.put_counters(game.event.subject, "reprieve")
      end },
    sentence = delayed { event = "turn_end", once = true,
      run = function(game)
        for _, unit in ipairs(game.all(reprieved)) do
          if game.counters(unit, "reprieve") > 0 then game.kill(unit) end
        end
      end },
  },
}
