-- SPDX-License-Identifier: MIT
return card {
  id = "CP01-013", name = "Haru Urara", type = "follower", class = "forestcraft",
  traits = { "Umamusume" },
  cost = 2, attack = 2, defense = 2, keywords = { "race" },

  on_race { run = function(game, me)
    game.give(me, { attack = 1, defense = 1 })
    game.start("unhurt", me, { lasts = "turn" })
  end },
  abilities = { unhurt = static { cannot = "take_damage" } },
}
