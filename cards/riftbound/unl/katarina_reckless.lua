-- SPDX-License-Identifier: MIT
return card {
  id = "unl-023", name = "Katarina, Reckless", type = "unit", supertypes = { "champion" },
  domains = { "fury" }, cost = { energy = 5, power = { fury = 1 } }, might = 5,
  tags = { "Katarina", "Noxus" },

  when { event = "hide", by = "you", run = function(game, me) game.ready(me) end },
  when {
    event = "play", by = "you", subject = card { token = false }, from = "facedown",
    targets = { unit { enemy = true } },
    run = function(game, me, foe) game.deal(2, foe) end,
  },
}
