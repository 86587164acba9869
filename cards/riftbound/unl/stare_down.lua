-- SPDX-License-Identifier: MIT
local enemies = units { enemy = true }
local weaker = units { might = less_than(arg(1)) }

return card {
  id = "unl-107", name = "Stare Down", type = "spell",
  domains = { "body" }, cost = { energy = 2 },

  targets = { unit { friendly = true }, battlefield {} },
  run = function(game, me, ally, field)
    if game.exists(ally) then
      game.move(game.all(enemies, { at = field }):where(weaker, { arg = ally.might }), { to = "base" })
    end
    game.gain_xp(1)
  end,
}
