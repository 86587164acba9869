-- SPDX-License-Identifier: MIT
return card {
  id = "unl-044", name = "Flurry of Feathers", type = "spell",
  domains = { "calm" }, cost = { energy = 4, power = { calm = 2 } },
  keywords = { "reaction" },

  modes {
    mode { targets = { spell {} }, run = function(game, me, it) game.counter(it) end },
    mode { run = function(game) game.play_token("Bird", { count = 4 }) end },
  },
}
