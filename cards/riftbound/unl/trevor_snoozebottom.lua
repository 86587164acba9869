-- SPDX-License-Identifier: MIT
return card {
  id = "unl-048", name = "Trevor Snoozebottom", type = "unit",
  domains = { "calm" }, cost = { energy = 3 }, might = 3, tags = { "Yordle", "Ionia" },
  keywords = { "shield" },

  when {
    event = "hold", by = "me",
    run = function(game)
      game.play_token("Sprite", { at = "here", ready = true })
    end,
  },
}
