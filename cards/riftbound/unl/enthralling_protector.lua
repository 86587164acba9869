-- SPDX-License-Identifier: MIT
return card {
  id = "unl-162", name = "Enthralling Protector", type = "unit",
  domains = { "order" }, cost = { energy = 2 }, might = 2, tags = { "Fae", "Ionia" },
  keywords = { "hunt" },

  activated {
    cost = { xp = 2 },
    run = function(game, me)
      game.buff(me)
    end,
  },
}
