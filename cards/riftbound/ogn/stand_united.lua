-- SPDX-License-Identifier: MIT
-- The second part is a passive ability for the rest of the turn (390.4): it also reaches buffs and
-- units that come later, and battlefields other than the one this was hidden at (811.2).
return card {
  id = "ogn-053", name = "Stand United", type = "spell",
  domains = { "calm" }, cost = { energy = 3 },
  keywords = { "hidden", "action" },

  targets = { unit { friendly = true } },
  run = function(game, me, ally)
    game.buff(ally)
    game.start("stronger_buffs", { lasts = "turn" })
  end,

  abilities = {
    stronger_buffs = static { affects = units { friendly = true }, buff_might = 1 },
  },
}
