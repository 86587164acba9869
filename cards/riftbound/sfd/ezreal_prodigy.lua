-- SPDX-License-Identifier: MIT
return card {
  id = "sfd-149", name = "Ezreal, Prodigy", type = "unit", supertypes = { "champion" },
  domains = { "chaos" }, cost = { energy = 3, power = { chaos = 1 } }, might = 3,
  tags = { "Ezreal", "Piltover" },

  when_played {
    run = function(game)
      game.discard(1)
      game.draw(2)
    end,
  },
  static { affects = "you", cost = { energy = -1, either = true, part = "additional" } },
}
