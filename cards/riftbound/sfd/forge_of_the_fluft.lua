-- SPDX-License-Identifier: MIT
return card {
  id = "sfd-208", name = "Forge of the Fluft", type = "battlefield",

  static { affects = legends { friendly = true }, grants = "forge" },

  abilities = {
    forge = activated {
      cost = { exhaust = "me" },
      targets = { gear { tags = "Equipment", mine = true }, unit { mine = true } },
      run = function(game, me, what, who)
        game.attach(what, who)
      end,
    },
  },
}
