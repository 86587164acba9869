-- SPDX-License-Identifier: MIT
local pixies = followers { friendly = true, traits = "Pixie", token = true }

return card {
  id = "SD01-002", name = "Titania's Sanctuary", type = "amulet", class = "forestcraft",
  traits = { "Pixie", "Princess" },
  cost = 2,

  fanfare { run = function(game, me)
    game.give(game.all(pixies), { attack = 1, defense = 1 })
  end },
  static { affects = pixies, keywords = { "assail" } },
  when { event = "enter", subject = pixies,
    run = function(game, me) game.give(game.event.subject, { attack = 1, defense = 1 }) end },
}
