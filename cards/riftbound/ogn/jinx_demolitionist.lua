-- SPDX-License-Identifier: MIT
return card {
  id = "ogn-030", name = "Jinx, Demolitionist", type = "unit", supertypes = { "champion" },
  domains = { "fury" }, cost = { energy = 3, power = { fury = 1 } }, might = 4,
  tags = { "Jinx", "Zaun" },
  keywords = { "accelerate", assault = 2 },

  when_played {
    run = function(game)
      game.discard(2)
    end,
  },
}
