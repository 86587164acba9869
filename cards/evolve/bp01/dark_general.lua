-- SPDX-License-Identifier: MIT
return card {
  id = "BP01-113", name = "Dark General", type = "follower", class = "abysscraft",
  traits = { "Demon" },
  cost = 4, attack = 5, defense = 5,

  fanfare {
    run = function(game, me)
      if game.you().sanguine then game.give(me, { keyword = "storm" }) end
    end },
}
