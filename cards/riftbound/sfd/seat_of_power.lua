-- SPDX-License-Identifier: MIT
local others = battlefields { friendly = true, other = true }

return card {
  id = "sfd-217", name = "Seat of Power", type = "battlefield",

  when {
    event = "conquer", by = "you", subject = "me",
    run = function(game)
      game.draw(game.count(others))
    end,
  },
}
