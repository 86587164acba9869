-- SPDX-License-Identifier: MIT
return card {
  id = "lantern-002", name = "Moth Swarm", type = "spell",
  domains = { "order" }, cost = { energy = 3, power = { order = 1 } },
  text = "Play two 1 Might Moth unit tokens to your base.",

  run = function(game) game.play_token("Moth", { at = "base", count = 2 }) end,
}
