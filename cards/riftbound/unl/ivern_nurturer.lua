-- SPDX-License-Identifier: MIT
local a_unit = unit { zone = "deck" }
local a_pet = card { zone = "deck", tags = any_of { "Bird", "Cat", "Dog", "Poro" } }

local function search(game)
  local top = game.look(3)
  local found = game.choose(top, {
    optional = true, where = a_unit, text = "Which unit do you draw?",
  })
  game.reveal(found)
  local pet = game.is(found, a_pet)
  game.draw(1, { card = found })
  game.recycle(top:without(found))
  if pet then game.then_do("befriend") end
end

return card {
  id = "unl-051", name = "Ivern, Nurturer", type = "unit", supertypes = { "champion" },
  domains = { "calm" }, cost = { energy = 5, power = { calm = 1 } }, might = 4,
  tags = { "Ivern", "Ionia" },

  when_played { run = search },
  when { event = "hold", by = "me", run = search },

  abilities = {
    befriend = reflexive {
      targets = { unit { friendly = true } },
      run = function(game, me, ally) game.buff(ally) end,
    },
  },
}
