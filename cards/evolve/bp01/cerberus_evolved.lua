-- SPDX-License-Identifier: MIT
return card {
  id = "BP01-102", name = "Cerberus", type = "follower", class = "abysscraft",
  evolved = true, traits = { "Demon" },
  attack = 5, defense = 5,

  on_evolve {
    run = function(game)
      game.summon({ "Mimi", "Coco" }, { to = "ex" })
    end },
}
