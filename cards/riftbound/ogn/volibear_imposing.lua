-- SPDX-License-Identifier: MIT
-- An opponent who moves several units at once has moved once.
return card {
  id = "ogn-158", name = "Volibear, Imposing", type = "unit", supertypes = { "champion" },
  domains = { "body" }, cost = { energy = 12, power = { body = 2 } }, might = 10,
  tags = { "Volibear", "Freljord" },
  keywords = { "tank", shield = 3 },

  when {
    event = "move", by = "opponent", subject = unit { enemy = true, at = "battlefield" },
    if_ = function(q, me) return q.event.place ~= q.place(me) end,
    one_or_more = true,
    run = function(game)
      game.draw(1)
    end,
  },
}
