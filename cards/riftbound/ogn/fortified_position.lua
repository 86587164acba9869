-- SPDX-License-Identifier: MIT
-- Any unit may be chosen, also one that is elsewhere.
return card {
  id = "ogn-279", name = "Fortified Position", type = "battlefield",

  when {
    event = "defend_battlefield", by = "you", subject = "me",
    targets = { unit {} },
    run = function(game, me, chosen)
      game.give(chosen, { keyword = "shield", value = 2, lasts = "combat" })
    end,
  },
}
