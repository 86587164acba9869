-- SPDX-License-Identifier: MIT
return card {
  id = "BP01-101", name = "Cerberus", type = "follower", class = "abysscraft",
  traits = { "Demon" },
  cost = 4, attack = 3, defense = 3, evolve = 2,

  fanfare {
    run = function(game)
      local heads = { "Mimi", "Coco" }
      local full = game.you().necrocharge >= 10
      game.summon(full and heads or game.either(heads, { to = "ex" }), { to = "ex" })
    end },
}
