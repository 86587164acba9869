-- SPDX-License-Identifier: MIT
return card {
  id = "unl-069", name = "Sprite Burst", type = "spell",
  domains = { "mind" }, cost = { energy = 5 },

  run = function(game)
    game.play_token("Sprite", { count = 2, ready = true })
  end,
}
