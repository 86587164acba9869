-- SPDX-License-Identifier: MIT
return card {
  id = "BP01-031", name = "Frontguard General", type = "follower", class = "swordcraft",
  traits = { "Commander" },
  cost = 7, attack = 6, defense = 8, keywords = { "ward" },

  last_words { run = function(game)
    local knights = game.summon("Steelclad Knight", 2)
    game.give(knights, { keyword = "ward" })
    game.engage(game.choose(knights, { n = 0, max = 2, text = "Which of them do you engage?" }))
  end },
}
