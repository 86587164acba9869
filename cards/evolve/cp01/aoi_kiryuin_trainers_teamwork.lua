-- SPDX-License-Identifier: MIT
-- A card of the evolve deck is no target (10.6.2.3).
local used = cards { zone = "evolve_deck", owned = true, name = "Carrot", faceup = true }

return card {
  id = "CP01-082", name = "Aoi Kiryuin [Trainers' Teamwork]", type = "follower", class = "neutral",
  traits = { "Tracen Academy" },
  cost = 2, attack = 1, defense = 3, keywords = { "ward" },

  fanfare { run = function(game)
    game.turn_facedown(game.choose(used, { text = "Which card is turned facedown?" }))
    game.draw(1)
  end },
  when { signal = "race", subject = follower { friendly = true },
    run = function(game) game.give(game.event.subject, { attack = 1, defense = 1 }) end },
}
