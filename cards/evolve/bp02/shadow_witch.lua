-- SPDX-License-Identifier: MIT
return card {
  id = "BP02-044", name = "Shadow Witch", type = "follower", class = "runecraft",
  traits = { "Mage", "Alchemist" },
  cost = 5, attack = 5, defense = 5,

  fanfare { option = "earth_rite", targets_if_paid = { follower { enemy = true } },
    run = function(game, me, foe)
      if game.paid("earth_rite") then game.banish(foe) end
    end },
}
