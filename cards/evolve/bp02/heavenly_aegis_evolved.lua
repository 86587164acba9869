-- SPDX-License-Identifier: MIT
return card {
  id = "BP02-090", name = "Heavenly Aegis", type = "follower", class = "havencraft",
  evolved = true, traits = { "Faith", "Eidolon" },
  attack = 10, defense = 10, keywords = { "aura" },

  on_evolve { run = function(game, me) game.start("unhurt", me, { lasts = "opponents_turn" }) end },
  static { cannot = "be_destroyed_by_abilities" },
  abilities = { unhurt = static { cannot = "take_damage" } },
}
