-- SPDX-License-Identifier: MIT
local a_gear = gear { zone = "deck" }

local function search(game)
  local top, rest = game.look(4), {}
  local found = game.choose(top, {
    optional = true, where = a_gear, text = "Which gear do you draw?",
  })
  for _, each in ipairs(top) do
    if each ~= found then
      table.insert(rest, each)
    end
  end
  if game.exists(found) then
    game.reveal(found)
    game.draw(1, { card = found })
  end
  game.recycle(rest)
end

return card {
  id = "sfd-058", name = "Ornn, Blacksmith", type = "unit", supertypes = { "champion" },
  domains = { "calm" }, cost = { energy = 5, power = { calm = 1 } }, might = 5,
  tags = { "Ornn", "Freljord" },

  when_played { run = search },
  when { event = "hold", by = "me", run = search },
}
