-- SPDX-License-Identifier: MIT
return card {
  id = "ogn-178", name = "Undercover Agent", type = "unit",
  domains = { "chaos" }, cost = { energy = 5, power = { chaos = 1 } }, might = 5,

  deathknell {
    run = function(game)
      game.discard(2)
      game.draw(2)
    end,
  },
}
