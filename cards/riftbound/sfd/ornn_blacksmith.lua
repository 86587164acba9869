-- SPDX-License-Identifier: MIT
local a_gear = gear { zone = "deck" }

local function search(game)
  game.take_from_top(4, {
    optional = true, where = a_gear, reveal = true, to = "draw", rest = "recycle",
    text = "Which gear do you draw?",
  })
end

return card {
  id = "sfd-058", name = "Ornn, Blacksmith", type = "unit", supertypes = { "champion" },
  domains = { "calm" }, cost = { energy = 5, power = { calm = 1 } }, might = 5,
  tags = { "Ornn", "Freljord" },

  when_played { run = search },
  when { event = "hold", by = "me", run = search },
}
