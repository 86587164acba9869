-- SPDX-License-Identifier: MIT
local enemies_here = units { enemy = true, at = "here" }

return card {
  id = "ogn-148", name = "Anivia, Primal", type = "unit", supertypes = { "champion" },
  domains = { "body" }, cost = { energy = 7, power = { body = 2 } }, might = 8,
  tags = { "Bird", "Anivia", "Freljord" },

  when {
    event = "attack", subject = "me",
    run = function(game)
      game.deal(3, game.all(enemies_here))
    end,
  },
}
