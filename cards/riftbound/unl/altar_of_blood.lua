-- SPDX-License-Identifier: MIT
-- Whoever controls the unit decides and pays, whoever controls the battlefield (371.1).
return card {
  id = "unl-206", name = "Altar of Blood", type = "battlefield",

  instead_of {
    event = "die", subject = units { at = "here", in_combat = true },
    optional = true, asks = "subject", cost = { power = { any = 3 } },
    run = function(game)
      local saved = game.event.subject
      game.recall(saved, { by = game.controller(saved), healed = true, exhausted = true })
    end,
  },
}
