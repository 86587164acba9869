-- SPDX-License-Identifier: MIT
return card {
  id = "BP01-130", name = "Arch Priestess Laelia", type = "follower", class = "havencraft",
  evolved = true, traits = { "Faith" },
  attack = 0, defense = 6,

  static { affects = followers { friendly = true }, deals_defense = true },
  when { event = "end_phase", by = "you",
    run = function(game, me) game.give(me, { defense = 2 }) end },
}
