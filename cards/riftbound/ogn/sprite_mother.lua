-- SPDX-License-Identifier: MIT
return card {
  id = "ogn-106", name = "Sprite Mother", type = "unit",
  domains = { "mind" }, cost = { energy = 4, power = { mind = 1 } }, might = 3, tags = { "Fae" },

  when_played {
    run = function(game)
      game.play_token("Sprite", { at = "here", ready = true })
    end,
  },
}
