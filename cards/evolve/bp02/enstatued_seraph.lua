-- SPDX-License-Identifier: MIT
return card {
  id = "BP02-091", name = "Enstatued Seraph", type = "amulet", class = "havencraft",
  traits = { "Faith", "Eidolon" },
  cost = 6, counters = { "prayer" },

  static { cannot = "be_destroyed_by_abilities" },
  when { event = "end_phase", by = "you", run = function(game, me)
    game.put_counters(me, "prayer", 1)
    if not game.exists(me) or game.counters(me, "prayer") < 4 then return end
    game.put(me, "cemetery")
    game.give(game.leader(game.you()), { defense = 10 })
    game.set_cost(game.search(nil, { count = 2, up_to = true, to = "ex" }), 0)
  end },
}
