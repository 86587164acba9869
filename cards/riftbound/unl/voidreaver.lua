-- SPDX-License-Identifier: MIT
return card {
  id = "unl-201", name = "Voidreaver", type = "legend",
  domains = { "body", "chaos" }, tags = { "Kha'Zix" },
  aliases = { "Kha'Zix, Voidreaver" },

  when { event = "win_combat", by = "you", run = function(game) game.gain_xp(1) end },
  activated {
    cost = { xp = 1, exhaust = "me" },
    targets = { unit {} },
    run = function(game, me, chosen) game.buff(chosen) end,
  },
  activated {
    cost = { xp = 2, exhaust = "me" },
    targets = { unit { friendly = true, exhausted = true, at = "battlefield" } },
    run = function(game, me, ally) game.move(ally, { to = "base" }) end,
  },
}
