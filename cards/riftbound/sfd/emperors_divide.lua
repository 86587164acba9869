-- SPDX-License-Identifier: MIT
return card {
  id = "sfd-043", name = "Emperor's Divide", type = "spell",
  domains = { "calm" }, cost = { energy = 2 }, keywords = { "hidden", "action" },

  targets = {
    any_number(unit { friendly = true, at = "battlefield" }, { same = "place" }),
  },
  run = function(game, me, group)
    game.move(group, { to = "base" })
  end,
}
