-- SPDX-License-Identifier: MIT
return card {
  id = "SD01-001", name = "Aria, Fairy Princess", type = "follower", class = "forestcraft",
  traits = { "Pixie", "Princess" },
  cost = 6, attack = 5, defense = 5, keywords = { "ward" },

  static { affects = followers { friendly = true, other = true, traits = "Pixie" },
    keywords = { "rush" } },
  fanfare { run = function(game, me)
    local you = game.you()
    local field = game.number(0, math.min(you.field_room, 9),
      { text = "How many Fairies onto your field?" })
    local ex = game.number(0, math.min(you.ex_room, 9 - field),
      { text = "How many Fairies into your EX area?" })
    game.summon("Fairy", field)
    game.summon("Fairy", ex, { to = "ex" })
  end },
}
