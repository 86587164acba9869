-- SPDX-License-Identifier: MIT

local function draw_one(game)
  game.draw(1)
end

return card {
  id = "ogn-182", name = "Scrapheap", type = "gear",
  domains = { "chaos" }, cost = { energy = 2 },

  when_played { run = draw_one },
  when { event = "discard", subject = "me", active_in = "trash", run = draw_one },
  when { event = "die", subject = "me", run = draw_one },
}
