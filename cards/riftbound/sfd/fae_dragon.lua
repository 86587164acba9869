-- SPDX-License-Identifier: MIT
return card {
  id = "sfd-101", name = "Fae Dragon", type = "unit",
  domains = { "body" }, cost = { energy = 7, power = { body = 1 } }, might = 7,
  tags = { "Fae", "Dragon", "Bandle City" },

  when_played {
    targets = { up_to(4, unit { friendly = true }) },
    run = function(game, me, allies) game.buff(allies) end,
  },
  when { event = "spend_buff", by = "you", run = function(game) game.play_token("Gold", { ready = false }) end },
}
