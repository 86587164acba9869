-- SPDX-License-Identifier: MIT
return card {
  id = "ogn-099", name = "Garbage Grabber", type = "gear",
  domains = { "mind" }, cost = { energy = 2 },

  activated {
    cost = {
      energy = 1, recycle = three(card { zone = "trash", mine = true }), exhaust = "me",
    },
    run = function(game)
      game.draw(1)
    end,
  },
}
