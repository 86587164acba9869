-- SPDX-License-Identifier: MIT
return card {
  id = "SD06-016", name = "Beastly Vow", type = "amulet", class = "havencraft",
  traits = { "Faith", "Beast" },
  cost = 2,

  static { enters_engaged = true },
  activated { cost = { play_points = 1, engage = "me", bury = "me" },
    run = function(game, me) game.summon "Holy Tiger" end },
}
