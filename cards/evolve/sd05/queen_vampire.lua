-- SPDX-License-Identifier: MIT
local function two_bats(game)
  game.summon("Forest Bat", 2)
end

return card {
  id = "SD05-001", name = "Queen Vampire", type = "follower", class = "abysscraft",
  traits = { "Vampire" },
  cost = 6, attack = 5, defense = 5,

  fanfare { run = two_bats },
  activated { cost = { engage = "me", leader_defense = 1 }, run = two_bats },
  when { event = "enter", subject = follower { friendly = true, token = true, name = "Forest Bat" },
    run = function(game)
      game.give(game.event.subject, { attack = 1, keyword = "ward" })
    end },
}
