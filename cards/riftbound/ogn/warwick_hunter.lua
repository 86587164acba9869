-- SPDX-License-Identifier: MIT
local wounded = units { enemy = true, damaged = true, at = "here" }

return card {
  id = "ogn-159", name = "Warwick, Hunter", type = "unit", supertypes = { "champion" },
  domains = { "body" }, cost = { energy = 6, power = { body = 1 } }, might = 5,
  tags = { "Dog", "Warwick", "Zaun" },

  static { affects = "me", enters_ready = true },
  when {
    event = "attack", subject = "me",
    run = function(game)
      game.kill(game.all(wounded))
    end,
  },
}
