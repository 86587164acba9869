-- SPDX-License-Identifier: MIT
return card {
  id = "sfd-113", name = "Lucian, Merciless", type = "unit", supertypes = { "champion" },
  domains = { "body" }, cost = { energy = 3 }, might = 3,
  tags = { "Lucian", "Demacia", "Sentinel" },
  keywords = { "weaponmaster" },

  when {
    event = "conquer", by = "me", first_each_turn = true,
    run = function(game, me)
      game.ready(me)
    end,
  },
}
