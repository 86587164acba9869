-- SPDX-License-Identifier: MIT
return card {
  id = "ogs-017", name = "Dark Child, Starter", type = "legend", supertypes = { "champion" },
  domains = { "fury", "chaos" }, tags = { "Annie" },

  when {
    event = "turn_end", by = "you",
    targets = { up_to(2, rune {}) },
    run = function(game, me, chosen)
      game.ready(chosen)
    end,
  },
}
