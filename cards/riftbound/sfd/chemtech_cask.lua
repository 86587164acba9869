-- SPDX-License-Identifier: MIT
return card {
  id = "sfd-063", name = "Chemtech Cask", type = "gear",
  domains = { "mind" }, cost = { energy = 1 },

  when {
    event = "play", by = "you", subject = spell {}, turn = "opponent", optional = true,
    cost = { exhaust = "me" },
    run = function(game)
      game.play_token("Gold", { ready = false })
    end,
  },
}
