-- SPDX-License-Identifier: MIT

scenario "Nine-Tailed Fox: each enemy that attacks my battlefield has one Might less" {
  p1 = { legend = { "Nine-Tailed Fox" }, at = { ["West Field"] = { "Unit 3" } } },
  p2 = { base = { "Unit 4", "Unit 1" } },
  turn = "p2",
  function(t)
    t.p2:move({ "Unit 4", "Unit 1" }, "West Field")
    t.p1:order { 1, 2 }
    t:resolve()
    t:resolve()
    t:expect("Unit 4"):might(3)
    t:expect("Unit 1"):might(1)
  end,
}

scenario "Nine-Tailed Fox: Deflect asks for nothing" {
  rule = "355.10.c",
  p1 = { legend = { "Nine-Tailed Fox" }, at = { ["West Field"] = { "Unit 3" } } },
  p2 = { base = { "Pouty Poro" } },
  turn = "p2",
  function(t)
    t.p2:move("Pouty Poro", "West Field")
    t:resolve()
    t:expect("Pouty Poro"):might(1)
  end,
}

scenario "Nine-Tailed Fox: not at a battlefield I do not control" {
  p1 = { legend = { "Nine-Tailed Fox" }, base = { "Unit 3" } },
  p2 = { at = { ["West Field"] = { "Unit 4" } } },
  function(t)
    t.p1:move("Unit 3", "West Field")
    t:expect_chain(0)
  end,
}

scenario "484.8.c Nine-Tailed Fox: a team mate's battlefield is none that you control" {
  format = "2v2", turn = "p2",
  p1 = { legend = "Nine-Tailed Fox" },
  p2 = { base = { "Unit 4" } },
  p3 = { at = { ["East Field"] = { "Unit 5" } } },
  function(t)
    t.p2:move("Unit 4", "East Field")
    t:expect("Unit 4"):attacking():might(4)
    t:expect_no_event("trigger", "Nine-Tailed Fox")
  end,
}

scenario "Nine-Tailed Fox: the Might is gone for this turn; your own attacker loses nothing" {
  p1 = { legend = { "Nine-Tailed Fox" }, at = { ["West Field"] = { "Unit 3" } }, base = { "Unit 9" } },
  p2 = { base = { "Unit 8" }, at = { ["East Field"] = { "Unit 2" } } },
  function(t)
    t.p1:move("Unit 9", "East Field")
    t:expect("Unit 9"):attacking():might(9)
    t:expect_chain(0)
    t:combat()
    t:next_turn()
    t.p2:move("Unit 8", "West Field")
    t:resolve()
    t:expect("Unit 8"):might(7)
    t:combat()
    t:next_turn()
    t:expect("Unit 8"):might(8)
  end,
}

scenario "445 Nine-Tailed Fox: an enemy unit that was charmed into your battlefield attacks it" {
  p1 = { legend = { "Nine-Tailed Fox" }, at = { ["West Field"] = { "Unit 3" } }, hand = { "Charm" }, pool = { energy = 1, calm = 1 } },
  p2 = { base = { "Unit 3" } },
  function(t)
    t.p1:play("Charm"):choose("West Field")
    t:resolve()
    t:expect_chain(1)
    t:resolve()
    t:expect("p2's Unit 3"):attacking():might(2)
  end,
}

scenario "740.2 Nine-Tailed Fox: over when that opponent's turn is, before another's" {
  players = 3, turn = "p2",
  p1 = { legend = { "Nine-Tailed Fox" }, at = { ["West Field"] = { "Unit 5" } } },
  p2 = { base = { { "Unit 9", stunned = true } } },
  function(t)
    t.p2:move("Unit 9", "West Field")
    t:resolve()
    t:expect("Unit 9"):might(8)
    t:combat()
    t:next_turn()
    t:expect_decision("p3", "turn")
    t:expect("Unit 9"):might(9)
  end,
}
