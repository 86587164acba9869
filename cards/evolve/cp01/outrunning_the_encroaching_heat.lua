-- SPDX-License-Identifier: MIT
local racer = follower { traits = "Umamusume" }

return card {
  id = "CP01-018", name = "Outrunning the Encroaching Heat", type = "spell", class = "swordcraft",
  traits = { "Umamusume" },
  cost = 2,

  targets = { follower { friendly = true } },
  run = function(game, me, it)
    game.give(it, { keyword = "storm" })
    if game.is(it, racer) then game.give(it, { attack = 1, defense = 1 }) end
  end,
}
