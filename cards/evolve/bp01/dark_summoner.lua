-- SPDX-License-Identifier: MIT
return card {
  id = "BP01-112", name = "Dark Summoner", type = "follower", class = "abysscraft",
  traits = { "Demon" },
  cost = 2, attack = 3, defense = 2,

  fanfare {
    run = function(game, me)
      if game.you().sanguine then
        game.give(me, { attack = 1, defense = 1, keyword = "rush" })
      end
    end },
}
