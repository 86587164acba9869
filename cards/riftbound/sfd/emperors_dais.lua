-- SPDX-License-Identifier: MIT
return card {
  id = "sfd-207", name = "Emperor's Dais", type = "battlefield",

  when {
    event = "conquer", by = "you", subject = "me", optional = true,
    cost = { energy = 1, return_to_hand = unit { mine = true, at = "here" } },
    run = function(game)
      game.play_token("Sand Soldier", { at = "here" })
    end,
  },
}
