-- SPDX-License-Identifier: MIT
return card {
  id = "unl-143", name = "Kha'Zix, Mutating Horror", type = "unit", supertypes = { "champion" },
  domains = { "chaos" }, cost = { energy = 4, power = { chaos = 1 } }, might = 4,
  tags = { "Kha'Zix", "The Void" },
  keywords = { "ambush" },

  when {
    event = { "attack", "defend" }, by = "me",
    if_ = number.count(units { enemy = true, at = "here", alone = true }):at_least(1),
    run = function(game, me)
      game.give(me, { might = 2, lasts = "turn" })
      game.gain_xp(2)
    end,
  },
}
