-- SPDX-License-Identifier: MIT
-- Every conquer effect of yours counts, also of legends and other cards (383.4.c).
return card {
  id = "unl-029", name = "Red Brambleback", type = "unit",
  domains = { "fury" }, cost = { energy = 4, power = { fury = 1 } }, might = 4, tags = { "Ionia" },
  keywords = { "accelerate" },

  static { affects = "you", triggers = { class = "conquer", more = 1, at = "here" } },
  when {
    event = "conquer", by = "me",
    targets = { unit { friendly = true } },
    run = function(game, me, ally)
      game.buff(ally)
    end,
  },
}
