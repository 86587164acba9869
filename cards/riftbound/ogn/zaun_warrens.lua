-- SPDX-License-Identifier: MIT
return card {
  id = "ogn-298", name = "Zaun Warrens", type = "battlefield",

  when {
    event = "conquer", by = "you", subject = "me",
    run = function(game)
      game.discard(1)
      game.draw(1)
    end,
  },
}
