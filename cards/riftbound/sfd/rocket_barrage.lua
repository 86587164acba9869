-- SPDX-License-Identifier: MIT
return card {
  id = "sfd-077", name = "Rocket Barrage", type = "spell",
  domains = { "mind" }, cost = { energy = 4, power = { mind = 1 } },

  repeats { energy = 4, power = { mind = 1 } },
  modes {
    mode {
      targets = { unit { at = "base" } },
      run = function(game, me, victim) game.deal(4, victim) end,
    },
    mode {
      targets = { gear {} },
      run = function(game, me, scrap) game.kill(scrap) end,
    },
  },
}
