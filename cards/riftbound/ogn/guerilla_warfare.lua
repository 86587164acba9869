-- SPDX-License-Identifier: MIT
return card {
  id = "ogn-264", name = "Guerilla Warfare", type = "spell", supertypes = { "signature" },
  domains = { "mind", "chaos" }, cost = { energy = 2, power = { ["mind/chaos"] = 1 } },
  tags = { "Teemo" },

  targets = { up_to(2, card { zone = "trash", mine = true, keyword = "hidden" }) },
  run = function(game, me, buried)
    game.return_to_hand(buried)
    game.start("ambush", { lasts = "turn" })
  end,

  abilities = {
    ambush = static { affects = "you", hides_for = 0 },
  },
}
