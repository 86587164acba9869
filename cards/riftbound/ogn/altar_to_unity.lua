-- SPDX-License-Identifier: MIT
return card {
  id = "ogn-275", name = "Altar to Unity", type = "battlefield",

  when {
    event = "hold", by = "you", subject = "me",
    run = function(game)
      game.play_token("Recruit", { at = "base" })
    end,
  },
}
