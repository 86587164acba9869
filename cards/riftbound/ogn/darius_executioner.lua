-- SPDX-License-Identifier: MIT
return card {
  id = "ogn-243", name = "Darius, Executioner", type = "unit", supertypes = { "champion" },
  domains = { "order" }, cost = { energy = 6, power = { order = 1 } }, might = 6,
  tags = { "Trifarian", "Darius", "Noxus" },
  keywords = { "legion" },

  when_played {
    legion = true,
    run = function(game, me)
      game.ready(me)
    end,
  },
  static { affects = units { friendly = true, other = true, at = "here" }, might = 1 },
}
