-- SPDX-License-Identifier: MIT
return card {
  id = "ogn-164", name = "Sett, Brawler", type = "unit", supertypes = { "champion" },
  domains = { "body" }, cost = { energy = 5, power = { body = 1 } }, might = 4,
  tags = { "Sett", "Ionia" },

  when_played { run = function(game, me) game.buff(me) end },
  when {
    event = "conquer", by = "me",
    run = function(game, me) game.buff(me) end,
  },
  activated {
    cost = { spend_buff = "me" },
    run = function(game, me) game.give(me, { might = 4, lasts = "turn" }) end,
  },
}
