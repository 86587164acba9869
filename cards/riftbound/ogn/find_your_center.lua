-- SPDX-License-Identifier: MIT
return card {
  id = "ogn-047", name = "Find Your Center", type = "spell",
  domains = { "calm" }, cost = { energy = 3 }, keywords = { "action" },

  static { affects = "me", cost = { energy = -2 },
    if_ = (number.you("opponents_points") + 3):at_least(number.you("victory_score")) },
  run = function(game)
    game.draw(1)
    game.channel(1, { exhausted = true })
  end,
}
