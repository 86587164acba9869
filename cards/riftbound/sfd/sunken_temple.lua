-- SPDX-License-Identifier: MIT
return card {
  id = "sfd-218", name = "Sunken Temple", type = "battlefield",

  when {
    event = "conquer", by = "you", subject = "me",
    if_ = number.count(units { mine = true, at = "here", mighty = true }):at_least(1),
    optional = true, cost = { energy = 1 },
    run = function(game)
      game.draw(1)
    end,
  },
}
