-- SPDX-License-Identifier: MIT
return card {
  id = "ogn-198", name = "The Harrowing", type = "spell",
  domains = { "chaos" }, cost = { energy = 6, power = { chaos = 2 } },

  targets = { unit { zone = "trash", mine = true } },
  run = function(game, me, found)
    game.play(found, { ignoring = "energy" })
  end,
}
