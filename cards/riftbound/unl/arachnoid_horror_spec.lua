-- SPDX-License-Identifier: MIT

scenario "Arachnoid Horror: it can be played where an enemy unit is alone" {
  p1 = { hand = { "Arachnoid Horror" }, pool = { energy = 6, body = 1 } },
  p2 = { at = { ["West Field"] = { "Unit 3" }, ["East Field"] = { "Unit 2", "Unit 1" } } },
  function(t)
    t.p1:play("Arachnoid Horror")
    t:expect_option("West Field")
    t:expect_no_option("East Field")
    t.p1:at("West Field")
    t:expect("Arachnoid Horror"):at("West Field")
  end,
}

scenario "Arachnoid Horror: on the board it lets your other units do the same, and nobody else's" {
  p1 = { base = { "Arachnoid Horror" }, hand = { "Unit 2" }, pool = { energy = 2 } },
  p2 = { at = { ["West Field"] = { "Unit 3" } }, hand = { "Unit 1" }, runes = { fury = 1 } },
  function(t)
    t.p1:play("Unit 2"):at("West Field")
    t:expect("Unit 2"):at("West Field")
  end,
}

scenario "Arachnoid Horror: the permission is no Reaction" {
  p1 = { hand = { "Arachnoid Horror" }, pool = { energy = 6, body = 1 } },
  p2 = { base = { "Unit 3" } },
  turn = "p2",
  function(t)
    t.p2:move("Unit 3", "West Field"):pass()
    t:cannot(t.p1, "play", "Arachnoid Horror")
  end,
}

scenario "Arachnoid Horror: Hunt 2" {
  p2 = { at = { ["West Field"] = { "Arachnoid Horror" } } },
  function(t)
    t:next_turn()
    t:expect_number("p2", "xp", 2)
  end,
}

scenario "740.1 Arachnoid Horror: a team mate's units are friendly" {
  format = "2v2",
  turn = "p3",
  p1 = { base = { "Arachnoid Horror" } },
  p2 = { at = { ["West Field"] = { "Unit 3" } } },
  p3 = { hand = { "Unit 2" }, pool = { energy = 2 } },
  function(t)
    t.p3:play("Unit 2"):at("West Field")
    t:expect("Unit 2"):at("West Field")
  end,
}

scenario "741.1 Arachnoid Horror: not where an enemy unit has company of a team mate's" {
  format = "2v2", controls = { ["West Field"] = "p2" },
  p1 = { hand = { "Arachnoid Horror" }, pool = { energy = 6, body = 1 } },
  p2 = { at = { ["West Field"] = { "Unit 3" }, ["East Field"] = { "Unit 2" } } },
  p4 = { at = { ["West Field"] = { "Unit 5" } } },
  function(t)
    t.p1:play("Arachnoid Horror")
    t:expect_option("East Field")
    t:expect_no_option("West Field")
    t.p1:at("East Field")
    t:expect("Arachnoid Horror"):at("East Field")
  end,
}
