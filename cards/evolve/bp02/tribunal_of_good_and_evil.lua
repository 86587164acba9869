-- SPDX-License-Identifier: MIT
return card {
  id = "BP02-094", name = "Tribunal of Good and Evil", type = "amulet", class = "havencraft",
  traits = { "Faith" },
  cost = 5,

  fanfare { targets = { follower { enemy = true } },
    run = function(game, me, it)
      game.destroy(it)
    end },
  activated { cost = { engage = "me", bury = "me" },
    run = function(game) game.draw(1) end },
}
