-- SPDX-License-Identifier: MIT
local a_battlefield = battlefield {}

return card {
  id = "sfd-137", name = "Harpoon Squad", type = "unit",
  domains = { "chaos" }, cost = { energy = 4 }, might = 4, tags = { "Pirate", "Bilgewater" },

  when {
    event = "move", subject = "me",
    if_ = function(q) return q.is(q.event.other, a_battlefield) end,
    run = function(game, me)
      game.give(me, { might = 2, lasts = "turn" })
    end,
  },
}
