-- SPDX-License-Identifier: MIT
return card {
  id = "sfd-155", name = "Honest Broker", type = "unit",
  domains = { "order" }, cost = { energy = 2 }, might = 2, tags = { "Ionia" },

  deathknell {
    run = function(game)
      game.play_token("Gold", { ready = false })
    end,
  },
}
