-- SPDX-License-Identifier: MIT
-- The base cost is what 356.1 makes of it: nothing when the spell is played ignoring its cost.
return card {
  id = "unl-216", name = "The Academy", type = "battlefield",

  when {
    event = "hold", by = "you", subject = "me",
    run = function(game)
      game.start("lesson", { lasts = "turn" })
    end,
  },

  abilities = {
    lesson = static {
      affects = spells { mine = true }, extra = repeats("base"), next = true,
    },
  },
}
