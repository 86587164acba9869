-- SPDX-License-Identifier: MIT
return card {
  id = "ogn-288", name = "Startipped Peak", type = "battlefield",

  when {
    event = "hold", by = "you", subject = "me", optional = true,
    run = function(game)
      game.channel(1, { exhausted = true })
    end,
  },
}
