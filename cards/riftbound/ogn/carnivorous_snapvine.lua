-- SPDX-License-Identifier: MIT
return card {
  id = "ogn-149", name = "Carnivorous Snapvine", type = "unit",
  domains = { "body" }, cost = { energy = 5, power = { body = 2 } }, might = 6,
  tags = { "Shadow Isles" },

  when_played {
    targets = { unit { enemy = true, at = "battlefield" } },
    run = function(game, me, enemy)
      game.deal_each {
        { enemy, me.might, by = me }, { me, enemy.might, by = enemy },
      }
    end,
  },
}
