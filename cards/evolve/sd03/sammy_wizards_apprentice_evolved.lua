-- SPDX-License-Identifier: MIT
return card {
  id = "SD03-011", name = "Sammy, Wizard's Apprentice", type = "follower", class = "runecraft",
  evolved = true, traits = { "Mage" },
  attack = 3, defense = 2,

  on_evolve { run = function(game)
    for _, player in ipairs(game.players()) do game.draw(1, { by = player }) end
  end },
}
