-- SPDX-License-Identifier: MIT
return card {
  id = "unl-219", name = "Vaults of Helia", type = "battlefield",

  when {
    event = "hold", by = "you", subject = "me",
    run = function(game)
      game.start("toll", { lasts = "turn" })
    end,
  },

  abilities = {
    toll = static { affects = units { mine = true, token = false }, cost = { energy = 1 } },
  },
}
