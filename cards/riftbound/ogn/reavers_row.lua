-- SPDX-License-Identifier: MIT
return card {
  id = "ogn-285", name = "Reaver's Row", type = "battlefield",

  when {
    event = "defend_battlefield", by = "you", subject = "me", optional = true,
    targets = { unit { friendly = true, at = "here" } },
    run = function(game, me, ally)
      game.move(ally, { to = "base" })
    end,
  },
}
