-- SPDX-License-Identifier: MIT
return card {
  id = "sfd-020", name = "Draven, Vanquisher", type = "unit", supertypes = { "champion" },
  domains = { "fury" }, cost = { energy = 4 }, might = 4, tags = { "Draven", "Noxus" },

  when { event = "win_combat", by = "me", run = function(game) game.play_token("Gold", { ready = false }) end },
  when {
    event = { "attack", "defend" }, subject = "me",
    optional = true, cost = { power = { fury = 1 } },
    run = function(game, me) game.give(me, { might = 2, lasts = "turn" }) end,
  },
}
