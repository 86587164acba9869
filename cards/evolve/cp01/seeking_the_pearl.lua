-- SPDX-License-Identifier: MIT
return card {
  id = "CP01-064", name = "Seeking the Pearl", type = "follower", class = "abysscraft",
  traits = { "Umamusume" },
  cost = 2, attack = 3, defense = 2, keywords = { "race" },

  last_words { run = function(game) game.mill(2) end },
}
