-- SPDX-License-Identifier: MIT
-- The place is chosen as the token is played (355.2), after this has resolved (354.3).
return card {
  id = "ogn-094", name = "Sprite Call", type = "spell",
  domains = { "mind" }, cost = { energy = 3 },
  keywords = { "hidden", "action" },

  run = function(game)
    game.play_token("Sprite", { ready = true })
  end,
}
