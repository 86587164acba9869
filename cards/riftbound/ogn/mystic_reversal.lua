-- SPDX-License-Identifier: MIT
-- What was paid stays paid; a choice that is not legal for the new controller is ignored.
return card {
  id = "ogn-080", name = "Mystic Reversal", type = "spell",
  domains = { "calm" }, cost = { energy = 4, power = { calm = 3 } },
  keywords = { "reaction" },

  targets = { spell {} },
  run = function(game, me, other)
    game.control_item(other, { choose = true })
  end,
}
