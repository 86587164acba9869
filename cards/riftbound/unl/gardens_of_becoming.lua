-- SPDX-License-Identifier: MIT
return card {
  id = "unl-213", name = "Gardens of Becoming", type = "battlefield",

  static { affects = units { at = "here" }, grants = "meditate" },

  abilities = {
    meditate = activated {
      cost = { exhaust = "me" },
      run = function(game)
        game.gain_xp(1)
      end,
    },
  },
}
