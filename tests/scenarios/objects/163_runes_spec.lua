-- SPDX-License-Identifier: MIT
-- Runes with other abilities than the two of a basic one (163.2): no payment takes them for one.

test_card { id = "t-1630", name = "Rich Rune", type = "rune", supertypes = { "basic" }, domains = { "mind" },
  activated { timing = "reaction", cost = { exhaust = "me" }, add = { energy = 2 } },
  activated { timing = "reaction", cost = { recycle = "me" }, add = { power = { mind = 1 } } },
}
test_card { id = "t-1631", name = "Generous Rune", type = "rune", supertypes = { "basic" }, domains = { "mind" },
  activated { timing = "reaction", cost = { exhaust = "me" }, add = { energy = 1, power = { mind = 1 } } },
  activated { timing = "reaction", cost = { recycle = "me" }, add = { power = { mind = 1 } } },
}
test_card { id = "t-1632", name = "Fleeting Rune", type = "rune", supertypes = { "basic" }, domains = { "mind" },
  activated { timing = "reaction", cost = { recycle = "me" }, add = { energy = 1 } },
  activated { timing = "reaction", cost = { recycle = "me" }, add = { power = { mind = 1 } } },
}
test_card { id = "t-1633", name = "Lasting Rune", type = "rune", supertypes = { "basic" }, domains = { "mind" },
  activated { timing = "reaction", cost = { exhaust = "me" }, add = { energy = 1 } },
  activated { timing = "reaction", cost = { exhaust = "me" }, add = { power = { mind = 1 } } },
}
test_card { id = "t-1634", name = "Twofold Rune", type = "rune", supertypes = { "basic" }, domains = { "mind" },
  activated { timing = "reaction", cost = { exhaust = "me" }, add = { energy = 1 } },
  activated { timing = "reaction", cost = { recycle = "me" }, add = { energy = 1, power = { mind = 1 } } },
}
test_card { id = "t-1635", name = "Strong Rune", type = "rune", supertypes = { "basic" }, domains = { "mind" },
  activated { timing = "reaction", cost = { exhaust = "me" }, add = { energy = 1 } },
  activated { timing = "reaction", cost = { recycle = "me" }, add = { power = { mind = 2 } } },
}
test_card { id = "t-1636", name = "Strange Rune", type = "rune", supertypes = { "basic" }, domains = { "mind" },
  activated { timing = "reaction", cost = { exhaust = "me" }, add = { energy = 1 } },
  activated { timing = "reaction", cost = { recycle = "me" }, add = { power = { fury = 1 } } },
}
test_card { id = "t-1637", name = "Busy Rune", type = "rune", supertypes = { "basic" }, domains = { "mind" },
  activated { timing = "reaction", cost = { exhaust = "me" }, add = { energy = 1 } },
  activated { timing = "reaction", cost = { recycle = "me" }, add = { power = { mind = 1 } } },
  activated { timing = "action", cost = { exhaust = "me" }, run = function(game) game.draw(1) end },
}
test_card { id = "t-1638", name = "Whim", type = "spell", cost = { energy = 1 }, keywords = { "action" },
  run = function(game) game.draw(1) end,
}
test_card { id = "t-1639", name = "Notion", type = "spell", domains = { "mind" }, cost = { power = { mind = 1 } },
  keywords = { "action" }, run = function(game) game.draw(1) end,
}

scenario "163.2 a rune with other abilities than those of a basic one pays for nothing" {
  turn = "p2",
  p1 = { hand = { "Whim", "Notion" },
    rune_deck = { "Rich Rune", "Generous Rune", "Fleeting Rune", "Lasting Rune", "Twofold Rune", "Strong Rune",
      "Strange Rune", "Busy Rune" } },
  p2 = {},
  function(t)
    for _ = 1, 4 do
      t:next_turn()
      t:cannot(t.p1, "play", "Whim", "357")
      t:cannot(t.p1, "play", "Notion", "357")
      t:next_turn()
    end
    t:expect(t.p1.runes):count(8)
  end }

scenario "163.2 a basic rune pays" {
  turn = "p2",
  p1 = { hand = { "Whim", "Notion" }, rune_deck = { "Mind Rune" } }, p2 = {},
  function(t)
    t:next_turn()
    t:can(t.p1, "play", "Whim")
    t:can(t.p1, "play", "Notion")
  end }
