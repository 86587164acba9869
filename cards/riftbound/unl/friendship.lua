-- SPDX-License-Identifier: MIT
local tags = {
  unit { mine = true, tags = "Bird" }, unit { mine = true, tags = "Cat" },
  unit { mine = true, tags = "Dog" }, unit { mine = true, tags = "Poro" },
}

return card {
  id = "unl-046", name = "Friendship", type = "spell",
  domains = { "calm" }, cost = { energy = 1 }, keywords = { "reaction" },

  targets = { unit {} },
  run = function(game, me, chosen)
    local found = 0
    for _, tag in ipairs(tags) do
      if game.count(tag) >= 1 then found = found + 1 end
    end
    game.give(chosen, { might = found, lasts = "turn" })
  end,
}
