-- SPDX-License-Identifier: MIT
local spells = spell { zone = "deck" }

return card {
  id = "unl-079", name = "Diana, Lunari", type = "unit", supertypes = { "champion" },
  domains = { "mind" }, cost = { energy = 3 }, might = 3, tags = { "Diana", "Mount Targon" },

  when { event = "showdown", at = "here", optional = true, cost = { energy = 1 },
    run = function(game)
      game.predict(1)
      local top = game.reveal_top(1)[1]
      if top and game.is(top, spells) then game.draw(1) end
    end },
}
