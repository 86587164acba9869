-- SPDX-License-Identifier: MIT
return card {
  id = "unl-056", name = "Yuumi, Magical Cat", type = "unit", supertypes = { "champion" },
  domains = { "calm" }, cost = { energy = 3, power = { calm = 1 } }, might = 1,
  tags = { "Fae", "Cat", "Bandle City", "Yuumi" },

  when {
    event = { "attack", "defend" }, subject = "me",
    targets = { unit { mine = true, other = true, at = "here" } },
    run = function(game, me, ally)
      game.give(ally, { might = 3, lasts = "turn" })
      game.give(ally, { keyword = "tank", lasts = "turn" })
    end,
  },
}
