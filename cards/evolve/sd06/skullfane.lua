-- SPDX-License-Identifier: MIT
local an_amulet = amulet { zone = "deck" }
local all_enemies = any_of { leaders { enemy = true }, followers { enemy = true } }

return card {
  id = "SD06-001", name = "Skullfane", type = "follower", class = "havencraft", traits = { "Zealot", "Eidolon" },
  cost = 7, attack = 6, defense = 6,

  fanfare { run = function(game)
    game.take_from_top(4, {
      optional = true, where = an_amulet, reveal = true, to = "field", rest = "cemetery",
      text = "Which amulet do you put onto your field?",
    })
  end },
  when { event = "leave", subject = amulet { friendly = true }, run = function(game) game.deal(2, all_enemies) end },
}
