-- SPDX-License-Identifier: MIT
local mine_here = units { mine = true, at = "here" }

return card {
  id = "sfd-053", name = "Janna, Savior", type = "unit", supertypes = { "champion" },
  domains = { "calm" }, cost = { energy = 3, power = { calm = 1 } }, might = 3,
  tags = { "Janna", "Zaun" }, keywords = { "reaction" },

  when_played {
    targets = { up_to(1, unit { enemy = true, at = "here" }) },
    run = function(game, me, foes)
      game.heal(game.all(mine_here))
      game.move(foes, { to = "base" })
    end,
  },
}
