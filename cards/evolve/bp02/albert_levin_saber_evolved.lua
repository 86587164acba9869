-- SPDX-License-Identifier: MIT
return card {
  id = "BP02-019", name = "Albert, Levin Saber", type = "follower", class = "swordcraft",
  evolved = true, traits = { "Commander", "Levin" },
  attack = 3, defense = 5, keywords = { "storm" },

  on_evolve { run = function(game, me) game.start("unhurt", me, { lasts = "turn" }) end },
  strike { once_each_turn = true, run = function(game, me) game.refresh(me) end },
  abilities = { unhurt = static { cannot = "take_combat_damage" } },
}
