-- SPDX-License-Identifier: MIT
return card {
  id = "BP01-150", name = "Death Sentence", type = "amulet", class = "havencraft",
  traits = { "Zealot" },
  cost = 3,

  static { enters_engaged = true },
  activated { cost = { engage = "me", bury = "me" }, targets = { follower { enemy = true } },
    run = function(game, me, foe) game.destroy(foe) end },
}
