-- SPDX-License-Identifier: MIT
local a_unit = unit { zone = "deck" }
local a_pet = card { tags = any_of { "Bird", "Cat", "Dog", "Poro" } }

local function search(game)
  local found = game.take_from_top(3, {
    optional = true, where = a_unit, reveal = true, to = "draw", rest = "recycle",
    text = "Which unit do you draw?",
  })
  if #(found:where(a_pet)) > 0 then game.then_do("befriend") end
end

return card {
  id = "unl-051", name = "Ivern, Nurturer", type = "unit", supertypes = { "champion" },
  domains = { "calm" }, cost = { energy = 5, power = { calm = 1 } }, might = 4,
  tags = { "Ivern", "Ionia" },

  when_played { run = search },
  when { event = "hold", by = "me", run = search },

  abilities = {
    befriend = reflexive { targets = { unit { friendly = true } }, run = function(game, me, ally) game.buff(ally) end },
  },
}
