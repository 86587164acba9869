-- SPDX-License-Identifier: MIT
return card {
  id = "BP01-054", name = "Ancient Alchemist", type = "follower", class = "runecraft",
  traits = { "Alchemist" },
  cost = 3, attack = 2, defense = 5, evolve = 3,

  fanfare { option = "earth_rite",
    run = function(game, me)
      if game.paid "earth_rite" then game.summon("Guardform Golem", 2, { to = "ex" }) end
    end },
}
