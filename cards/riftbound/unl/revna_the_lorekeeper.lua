-- SPDX-License-Identifier: MIT
return card {
  id = "unl-005", name = "Revna the Lorekeeper", type = "unit",
  domains = { "fury" }, cost = { energy = 7, power = { fury = 1 } }, might = 7,
  tags = { "Freljord" }, keywords = { "ganking" },

  when {
    event = "play", by = "you", subject = spell {}, if_ = number.event():at_least(4),
    run = function(game, me)
      game.ready(me)
    end,
  },
}
