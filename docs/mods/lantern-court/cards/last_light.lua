-- SPDX-License-Identifier: MIT
return card {
  id = "lantern-007", name = "Last Light", type = "gear",
  domains = { "order" }, cost = { energy = 1, power = { order = 1 } },
  text = "If a friendly Lantern would die, kill this instead, heal it and recall it exhausted.",

  instead_of {
    event = "die", subject = unit { friendly = true, tags = "Lantern" },
    run = function(game, me)
      local saved = game.event.subject
      game.kill(me)
      game.heal(saved)
      game.exhaust(saved)
      game.recall(saved)
    end,
  },
}
