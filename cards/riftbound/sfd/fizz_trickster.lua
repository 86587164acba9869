-- SPDX-License-Identifier: MIT
return card {
  id = "sfd-140", name = "Fizz, Trickster", type = "unit", supertypes = { "champion" },
  domains = { "chaos" }, cost = { energy = 3, power = { chaos = 1 } }, might = 3,
  tags = { "Yordle", "Fizz", "Bilgewater" },

  when_played {
    optional = true,
    targets = { spell { zone = "trash", mine = true, energy = at_most(3) } },
    run = function(game, me, found)
      game.play(found, { ignoring = "energy", leaves_to = "deck" })
    end,
  },
}
