-- SPDX-License-Identifier: MIT
return card {
  id = "unl-116", name = "Poppy, Paragon", type = "unit", supertypes = { "champion" },
  domains = { "body" }, cost = { energy = 5 }, might = 5, tags = { "Yordle", "Demacia", "Poppy" },
  keywords = { "deflect" },

  when_played {
    if_ = (number.you("opponents_points") + 3):at_least(number.you("victory_score")),
    run = function(game, me)
      game.ready(me)
      game.gain_xp(3)
    end,
  },
}
