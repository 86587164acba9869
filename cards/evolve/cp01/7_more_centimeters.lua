-- SPDX-License-Identifier: MIT
local fallen = number.count(cards { zone = "cemetery", owned = true, traits = "Umamusume" })
local foes = followers { enemy = true }

return card {
  id = "CP01-057", name = "7 More Centimeters", type = "spell", class = "abysscraft",
  traits = { "Umamusume" },
  cost = 5,

  static { affects = "me", cannot = "be_played", while_ = fallen:at_most(19) },
  run = function(game)
    game.destroy(foes)
    game.draw(3)
    game.discard(3, { by = game.opponent() })
  end,
}
