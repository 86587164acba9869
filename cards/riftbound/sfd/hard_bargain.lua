-- SPDX-License-Identifier: MIT
return card {
  id = "sfd-136", name = "Hard Bargain", type = "spell",
  domains = { "chaos" }, cost = { energy = 2 },
  keywords = { "reaction" },

  repeats { energy = 2 },
  targets = { spell {} },
  run = function(game, me, it)
    if game.exists(it) and not game.pay { energy = 2, by = game.controller(it), optional = true } then
      game.counter(it)
    end
  end,
}
