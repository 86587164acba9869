-- SPDX-License-Identifier: MIT
-- Both units are targets and chosen at once (355.5); the units deal the damage (417.6.b.3).
return card {
  id = "ogs-008", name = "Gentlemen's Duel", type = "spell",
  domains = { "body" }, cost = { energy = 6, power = { body = 1 } },
  keywords = { "action" },

  targets = { unit { friendly = true }, unit { enemy = true } },
  run = function(game, me, ally, enemy)
    game.give(ally, { might = 3, lasts = "turn" })
    game.deal_each {
      { enemy, ally.might, by = ally },
      { ally, enemy.might, by = enemy },
    }
  end,
}
