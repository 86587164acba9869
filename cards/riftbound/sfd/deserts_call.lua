-- SPDX-License-Identifier: MIT
return card {
  id = "sfd-031", name = "Desert's Call", type = "spell",
  domains = { "calm" }, cost = { energy = 2 },

  repeats { energy = 2 },
  run = function(game)
    game.play_token("Sand Soldier")
  end,
}
