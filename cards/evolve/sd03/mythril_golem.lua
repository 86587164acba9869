-- SPDX-License-Identifier: MIT
local foes = followers { enemy = true }
local their_leaders = leaders { enemy = true }

return card {
  id = "SD03-001", name = "Mythril Golem", type = "follower", class = "runecraft",
  traits = { "Golem" },
  cost = 6, attack = 5, defense = 6,

  fanfare { run = function(game)
    local chain = game.you().spellchain
    game.deal(chain >= 7 and 5 or 3, foes)
    if chain >= 15 then game.deal(5, their_leaders) end
  end },
}
