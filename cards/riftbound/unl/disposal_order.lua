-- SPDX-License-Identifier: MIT
return card {
  id = "unl-103", name = "Disposal Order", type = "spell",
  domains = { "body" }, cost = { energy = 2 }, keywords = { "reaction" },

  modes {
    mode {
      targets = { up_to(3, card { zone = "trash", enemy = true }) },
      run = function(game, me, cards) game.recycle(cards, { own = true }) end,
    },
    mode { run = function(game) game.draw(1) end },
  },
}
