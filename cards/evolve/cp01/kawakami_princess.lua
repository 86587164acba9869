-- SPDX-License-Identifier: MIT
return card {
  id = "CP01-036", name = "Kawakami Princess", type = "follower", class = "runecraft",
  traits = { "Umamusume" },
  cost = 4, attack = 4, defense = 4, keywords = { "race" },

  fanfare { process = { discard = 1 }, targets = { follower { enemy = true } },
    run = function(game, me, it)
      game.deal(4, it)
    end },
}
