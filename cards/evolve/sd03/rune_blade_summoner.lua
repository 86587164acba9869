-- SPDX-License-Identifier: MIT
return card {
  id = "SD03-002", name = "Rune Blade Summoner", type = "follower", class = "runecraft",
  traits = { "Mage" },
  cost = 3, attack = 1, defense = 1,

  fanfare { run = function(game, me)
    local chain = game.you().spellchain
    if chain >= 5 then game.give(me, { attack = 4, defense = 4 }) end
    if chain >= 10 then game.give(me, { keyword = "storm" }) end
  end },
}
