-- SPDX-License-Identifier: MIT
return card {
  id = "SD05-016", name = "Summon Bloodkin", type = "spell", class = "abysscraft",
  traits = { "Vampire" },
  cost = 1,

  run = function(game)
    game.summon "Forest Bat"
    game.summon("Forest Bat", { to = "ex" })
  end,
}
