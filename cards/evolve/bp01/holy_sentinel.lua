-- SPDX-License-Identifier: MIT
return card {
  id = "BP01-141", name = "Holy Sentinel", type = "amulet", class = "havencraft",
  traits = { "Faith", "Beast" },
  cost = 5,

  when { event = "leave", subject = amulet { friendly = true, other = true },
    once_each_turn = true, while_ = number.you("active"),
    run = function(game)
      game.give(game.summon("Holy Tiger"), { keyword = "ward" })
    end },
}
