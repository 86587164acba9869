-- SPDX-License-Identifier: MIT
return card {
  id = "SD03-009", name = "Penguin Wizard", type = "follower", class = "runecraft",
  evolved = true, traits = { "Arcanaform" },
  attack = 2, defense = 5,

  on_evolve { run = function(game, me) game.refresh(me) end },

  activated { cost = { engage = "me", discard = spell { zone = "hand", owned = true } },
    run = function(game) game.draw(1) end },
}
