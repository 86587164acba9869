-- SPDX-License-Identifier: MIT
local function has(tag)
  return number.min(number.count(units { mine = true, tags = tag }), 1)
end

local tags = has("Bird") + has("Cat") + has("Dog") + has("Poro")

return card {
  id = "unl-046", name = "Friendship", type = "spell",
  domains = { "calm" }, cost = { energy = 1 }, keywords = { "reaction" },

  targets = { unit {} },
  run = function(game, me, chosen) game.give(chosen, { might = tags, lasts = "turn" }) end,
}
