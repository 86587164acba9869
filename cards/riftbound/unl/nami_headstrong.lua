-- SPDX-License-Identifier: MIT
return card {
  id = "unl-052", name = "Nami, Headstrong", type = "unit", supertypes = { "champion" },
  domains = { "calm" }, cost = { energy = 3 }, might = 3, tags = { "Mount Targon", "Nami" },

  additional { name = "wave", optional = true, cost = { power = { calm = 1 } } },
  when_played {
    if_ = function(q) return q.paid "wave" end,
    targets = { unit { enemy = true } },
    run = function(game, me, enemy) game.stun(enemy) end,
  },
  when { event = "hold", by = "me", run = function(game) game.later("welcome") end },

  abilities = {
    welcome = delayed {
      event = "play", by = "you", subject = unit {}, once = true, ends = "turn",
      run = function(game) game.ready(game.event.subject) game.buff(game.event.subject) end,
    },
  },
}
