-- SPDX-License-Identifier: MIT
return card {
  id = "unl-140", name = "Conscription", type = "spell",
  domains = { "chaos" }, cost = { energy = 5, power = { chaos = 2 } },

  additional { name = "tribute", optional = true, cost = { xp = 5 } },
  targets = {
    unless_paid("tribute", unit { enemy = true, at = "battlefield", might = at_most(3) }),
    if_paid("tribute", unit { enemy = true, at = "battlefield" }),
  },
  run = function(game, me, small, any)
    local taken = game.exists(small) and small or any
    game.take_control(taken, { lasts = "board" })
    game.exhaust(taken)
    game.recall(taken)
  end,
}
