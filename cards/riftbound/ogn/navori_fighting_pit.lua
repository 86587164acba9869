-- SPDX-License-Identifier: MIT
return card {
  id = "ogn-283", name = "Navori Fighting Pit", type = "battlefield",

  when {
    event = "hold", by = "you", subject = "me",
    targets = { unit { at = "here" } },
    run = function(game, me, chosen)
      game.buff(chosen)
    end,
  },
}
