-- SPDX-License-Identifier: MIT
-- A spell whose name lies in its player's trash already is countered.
local trashed = cards { zone = "trash" }

return card {
  id = "more-104", name = "Echo of Silence", type = "gear", domains = { "calm" }, cost = { energy = 3 },

  when { event = "finalize", by = "opponent", subject = spell {},
    run = function(game)
      for _, card in ipairs(game.all(trashed, { of = game.event.player })) do
        if card.name == game.event.subject.name then game.counter(game.event.subject) end
      end
    end },
}
