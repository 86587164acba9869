-- SPDX-License-Identifier: MIT
return card {
  id = "lantern-010", name = "The Moth Gate", type = "battlefield",
  text = "When you hold here, play a 1 Might Moth unit token to your base.",

  when {
    event = "hold", by = "you", subject = "me",
    run = function(game) game.play_token("Moth", { at = "base" }) end,
  },
}
