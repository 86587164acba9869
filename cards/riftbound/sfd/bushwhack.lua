-- SPDX-License-Identifier: MIT
return card {
  id = "sfd-004", name = "Bushwhack", type = "spell",
  domains = { "fury" }, cost = { energy = 2, power = { fury = 1 } }, keywords = { "hidden" },

  run = function(game)
    game.start("charge", { lasts = "turn" })
    game.play_token("Gold", { ready = false })
  end,

  abilities = {
    charge = static { affects = units { friendly = true }, enters_ready = true },
  },
}
