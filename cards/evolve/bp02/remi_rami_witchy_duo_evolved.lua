-- SPDX-License-Identifier: MIT
return card {
  id = "BP02-043", name = "Remi & Rami, Witchy Duo", type = "follower", class = "runecraft",
  evolved = true, traits = { "Mage", "Alchemist" },
  attack = 4, defense = 4,

  on_evolve { option = "earth_rite",
    run = function(game)
      local golem = game.summon("Strikeform Golem")
      if game.paid("earth_rite") then game.give(golem, { attack = 2 }) end
    end },
}
