-- SPDX-License-Identifier: MIT
local enemies = followers { enemy = true }

return card {
  id = "BP01-162", name = "Path to Purgatory", type = "amulet", class = "neutral",
  traits = { "Archfiend" },
  cost = 3,

  fanfare { run = function(game)
    game.draw(3)
    game.deal(3, game.leader())
  end },
  when { event = "end_phase", by = "you", if_ = number.you("defense"):at_most(6),
    process = { engage = "me", bury = "me" },
    run = function(game) game.deal(6, enemies) end },
}
