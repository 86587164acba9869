-- SPDX-License-Identifier: MIT
return card {
  id = "sfd-212", name = "Minefield", type = "battlefield",

  when {
    event = "conquer", by = "you", subject = "me",
    run = function(game)
      game.mill(2)
    end,
  },
}
