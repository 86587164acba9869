-- SPDX-License-Identifier: MIT
return card {
  id = "ogn-050", name = "Rune Prison", type = "spell",
  domains = { "calm" }, cost = { energy = 2, power = { calm = 1 } },
  keywords = { "action" },

  targets = { unit {} },
  run = function(game, me, chosen)
    game.stun(chosen)
  end,
}
