-- SPDX-License-Identifier: MIT
return card {
  id = "ogn-280", name = "Grove of the God-Willow", type = "battlefield",

  when {
    event = "hold", by = "you", subject = "me",
    run = function(game)
      game.draw(1)
    end,
  },
}
