-- SPDX-License-Identifier: MIT
local enemies = units { enemy = true }

return card {
  id = "unl-107", name = "Stare Down", type = "spell",
  domains = { "body" }, cost = { energy = 2 },

  targets = { unit { friendly = true }, battlefield {} },
  run = function(game, me, ally, field)
    if game.exists(ally) then
      local might, driven = ally.might, {}
      for _, each in ipairs(game.all(enemies, { at = field })) do
        if each.might < might then table.insert(driven, each) end
      end
      game.move(driven, { to = "base" })
    end
    game.gain_xp(1)
  end,
}
