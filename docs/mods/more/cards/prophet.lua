-- SPDX-License-Identifier: MIT
-- Names a card and digs for it; who has to dig deep pays for it.
local that = card { zone = "deck", named_card = true }

return card {
  id = "more-103", name = "Prophet of One Name", type = "unit", domains = { "mind" }, cost = { energy = 4 }, might = 3,

  when_played {
    run = function(game)
      game.name_card()
      local found = game.reveal_until(that)
      if #found > 0 then game.draw(1, { card = found[#found] }) end
    end },
}
