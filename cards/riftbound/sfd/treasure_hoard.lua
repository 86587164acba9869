-- SPDX-License-Identifier: MIT
return card {
  id = "sfd-220", name = "Treasure Hoard", type = "battlefield",

  when {
    event = "conquer", by = "you", subject = "me",
    optional = true, cost = { energy = 1 },
    run = function(game)
      game.play_token("Gold", { ready = false })
    end,
  },
}
