-- SPDX-License-Identifier: MIT
local in_ex = cards { zone = "ex", friendly = true }

return card {
  id = "BP01-056", name = "Arcane Enlightenment", type = "spell", class = "runecraft",
  traits = { "Mage" },
  cost = 4, keywords = { "quick" },

  run = function(game)
    game.fill("ex")
    game.later("forget")
  end,

  abilities = {
    forget = delayed { event = "end_phase", by = "you",
      run = function(game) game.banish(in_ex) end },
  },
}
