-- SPDX-License-Identifier: MIT
local golems = followers { friendly = true, traits = "Golem" }

return card {
  id = "BP01-063", name = "Golem Protection", type = "spell", class = "runecraft",
  traits = { "Alchemist" },
  cost = 4,

  option = "earth_rite",
  run = function(game)
    game.summon("Guardform Golem", 2)
    if game.paid("earth_rite") then game.give(golems, { attack = 1, defense = 1 }) end
  end,
}
