-- SPDX-License-Identifier: MIT
return card {
  id = "sfd-089", name = "Rumble, Scrapper", type = "unit", supertypes = { "champion" },
  domains = { "mind" }, cost = { energy = 5, power = { mind = 1 } }, might = 4,
  tags = { "Mech", "Yordle", "Rumble", "Bandle City" },

  static { affects = units { mine = true, tags = "Mech" }, might = 1 },

  when {
    event = "hold", by = "me",
    run = function(game)
      game.play_token("Mech", { at = "base" })
    end,
  },
}
