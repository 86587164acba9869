-- SPDX-License-Identifier: MIT
return card {
  id = "sfd-180", name = "Fiora, Worthy", type = "unit", supertypes = { "champion" },
  domains = { "order" }, cost = { energy = 3 }, might = 3,
  tags = { "Fiora", "Demacia" },

  when {
    event = "become_mighty", subject = unit { mine = true },
    optional = true, cost = { power = { order = 1 } },
    run = function(game)
      game.ready(game.event.subject)
    end,
  },
}
