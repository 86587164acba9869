-- SPDX-License-Identifier: MIT
return card {
  id = "SD03-008", name = "Penguin Wizard", type = "follower", class = "runecraft",
  traits = { "Arcanaform" },
  cost = 2, attack = 1, defense = 4, evolve = 1,

  activated { cost = { engage = "me", discard = spell { zone = "hand", owned = true } },
    run = function(game) game.draw(1) end },
}
