-- SPDX-License-Identifier: MIT
local a_spell = spell { zone = "chain" }

return card {
  id = "sfd-142", name = "Jae Medarda", type = "unit",
  domains = { "chaos" }, cost = { energy = 5, power = { chaos = 2 } }, might = 5,
  tags = { "Noxus" },

  when {
    event = "choose", by = "you", subject = "me",
    if_ = function(q) return q.is(q.event.source, a_spell) end,
    run = function(game)
      game.draw(1)
    end,
  },
}
