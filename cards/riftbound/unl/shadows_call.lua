-- SPDX-License-Identifier: MIT
return card {
  id = "unl-165", name = "Shadow's Call", type = "spell",
  domains = { "order" }, cost = { energy = 2 },

  targets = { unit { friendly = true, temporary = 0 } },
  run = function(game, me, ally)
    game.give(ally, { keyword = "temporary", lasts = "board" })
    game.draw(2)
  end,
}
