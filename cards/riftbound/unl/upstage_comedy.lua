-- SPDX-License-Identifier: MIT
return card {
  id = "unl-009", name = "Upstage Comedy", type = "spell",
  domains = { "fury" }, cost = { energy = 2 },

  repeats { energy = 2 },
  targets = { unit {} },
  run = function(game, me, chosen)
    game.ready(chosen)
  end,
}
