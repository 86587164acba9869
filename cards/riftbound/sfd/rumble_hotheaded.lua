-- SPDX-License-Identifier: MIT
return card {
  id = "sfd-026", name = "Rumble, Hotheaded", type = "unit", supertypes = { "champion" },
  domains = { "fury" }, cost = { energy = 4 }, might = 4,
  tags = { "Mech", "Yordle", "Rumble", "Bandle City" },

  static { affects = units { mine = true, tags = "Mech" }, keywords = { "assault" } },

  when {
    event = "conquer", by = "me", optional = true,
    cost = { recycle = unit { friendly = true, other = true } },
    targets = { unit { zone = "trash", mine = true, tags = "Mech" } },
    run = function(game, me, mech)
      game.play(mech, { less = game.paid_with("recycle")[1].might })
    end,
  },
}
