-- SPDX-License-Identifier: MIT
local an_amulet = amulet { zone = "deck" }
local all_enemies = any_of { leaders { enemy = true }, followers { enemy = true } }

return card {
  id = "SD06-001", name = "Skullfane", type = "follower", class = "havencraft",
  traits = { "Zealot", "Eidolon" },
  cost = 7, attack = 6, defense = 6,

  fanfare { run = function(game)
    local top = game.look(4)
    local found = game.choose(top, { where = an_amulet, optional = true,
      text = "Which amulet do you put onto your field?" })
    game.reveal(found)
    game.put(found, "field")
    game.put(top, "cemetery") -- with an amulet that found no room; one that moved is another card (4.1.4)
  end },
  when { event = "leave", subject = amulet { friendly = true },
    run = function(game)
      game.deal(2, all_enemies)
    end },
}
