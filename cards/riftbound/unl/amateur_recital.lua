-- SPDX-License-Identifier: MIT
return card {
  id = "unl-207", name = "Amateur Recital", type = "battlefield",

  when {
    event = "hold", by = "you", subject = "me", optional = true,
    targets = { unit { at = "battlefield" } },
    run = function(game, me, chosen)
      game.move(chosen, { to = "base" })
    end,
  },
}
