-- SPDX-License-Identifier: MIT
return card {
  id = "ogn-202", name = "Jinx, Rebel", type = "unit", supertypes = { "champion" },
  domains = { "chaos" }, cost = { energy = 5, power = { chaos = 1 } }, might = 5,
  tags = { "Jinx", "Zaun" },

  when {
    event = "discard", by = "you", one_or_more = true,
    run = function(game, me)
      game.ready(me)
      game.give(me, { might = 1, lasts = "turn" })
    end,
  },
}
