-- SPDX-License-Identifier: MIT
-- Keywords and Might are those he has on resolution, fixed from then on (RB-RU-047).
return card {
  id = "sfd-112", name = "Kato the Arm", type = "unit",
  domains = { "body" }, cost = { energy = 4, power = { body = 1 } }, might = 3, tags = { "Noxus" },
  keywords = { "deflect" },

  when {
    event = "move", subject = "me", at = "battlefield",
    targets = { unit { friendly = true, other = true } },
    run = function(game, me, ally)
      game.give_keywords(ally, me, { lasts = "turn" })
      game.give(ally, { might = me.might, lasts = "turn" })
    end,
  },
}
