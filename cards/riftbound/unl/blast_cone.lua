-- SPDX-License-Identifier: MIT
return card {
  id = "unl-133", name = "Blast Cone", type = "gear",
  domains = { "chaos" }, cost = { energy = 4, power = { chaos = 1 } },

  -- 355.12: the unit is chosen whether or not it will move; `optional` is the "may".
  when_played {
    optional = true,
    targets = { unit { enemy = true }, destination { of = 1 } },
    run = function(game, me, enemy, place) game.move(enemy, { to = place }) end,
  },
  when {
    event = "move", by = "you", subject = unit { enemy = true }, optional = true,
    cost = { exhaust = "me" },
    run = function(game) game.stun(game.event.subject) end,
  },
}
