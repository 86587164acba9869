-- SPDX-License-Identifier: MIT
return card {
  id = "sfd-084", name = "Jayce, Man of Progress", type = "unit", supertypes = { "champion" },
  domains = { "mind" }, cost = { energy = 4 }, might = 4, tags = { "Jayce", "Piltover" },

  when_played {
    optional = true, targets = { gear { friendly = true } },
    run = function(game, me, found)
      if game.kill(found) then game.start("progress", { lasts = "turn" }) end
    end,
  },

  abilities = {
    progress = static {
      affects = gear { mine = true, energy = at_most(7) }, plays_from = "hand",
      price = { ignoring = "energy" }, next = true,
    },
  },
}
