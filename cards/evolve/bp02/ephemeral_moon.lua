-- SPDX-License-Identifier: MIT
return card {
  id = "BP02-T08", name = "Ephemeral Moon", type = "amulet", class = "havencraft", token = true,
  traits = { "Faith" },
  cost = 3,

  static { turn = "you", affects = followers { friendly = true, name = "Kaguya" },
    cannot = "take_damage" },
  when { event = "main_phase", by = "you", run = function(game, me) game.banish(me) end },
}
