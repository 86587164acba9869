-- SPDX-License-Identifier: MIT

scenario "Mask of Foresight: a unit that attacks alone gets one Might this turn" {
  p1 = { base = { "Mask of Foresight", "Unit 3" } },
  p2 = { at = { ["West Field"] = { "Unit 3" } } },
  function(t)
    t.p1:move("Unit 3", "West Field")
    t:expect_chain(1)
    t:resolve()
    t:expect("p1's Unit 3"):might(4)
    t:expect("Unit 3#2"):might(3)
  end,
}

scenario "Mask of Foresight: also one that defends alone" {
  p1 = { base = { "Unit 3" } },
  p2 = { base = { "Mask of Foresight" }, at = { ["West Field"] = { "Unit 2" } } },
  function(t)
    t.p1:move("Unit 3", "West Field")
    t:resolve()
    t:expect("Unit 2"):might(3)
    t:expect("Unit 3"):might(3)
  end,
}

scenario "Mask of Foresight: not for two, and not for a move without a combat" {
  rule = "741.1",
  p1 = { base = { "Mask of Foresight", "Unit 3", "Unit 2", "Unit 1" } },
  p2 = { at = { ["West Field"] = { "Unit 4" } } },
  function(t)
    t.p1:move("Unit 1", "East Field")
    t:showdown_pass()
    t:expect("Unit 1"):might(1)
    t.p1:move({ "Unit 3", "Unit 2" }, "West Field")
    t:expect_chain(0)
    t:expect("Unit 3"):might(3)
    t:expect("Unit 2"):might(2)
  end,
}

scenario "Mask of Foresight: two of them" {
  p1 = { base = { "Mask of Foresight", "Mask of Foresight", "Unit 3" } },
  p2 = { at = { ["West Field"] = { "Unit 3" } } },
  function(t)
    t.p1:move("Unit 3", "West Field")
    t:pass_all()
    t:expect("p1's Unit 3"):might(5)
  end,
}

scenario "740.1 Mask of Foresight: a team mate's unit that attacks alone gets the Might" {
  format = "2v2", turn = "p3",
  p1 = { base = { "Mask of Foresight" } },
  p2 = { at = { ["West Field"] = { "Unit 5" } } },
  p3 = { base = { "Unit 3" } },
  function(t)
    t.p3:move("Unit 3", "West Field")
    t:pass_all()
    t:expect("Unit 3"):attacking():might(4)
  end,
}

scenario "Mask of Foresight: the Might is for this turn; an enemy that attacks alone gets nothing" {
  p1 = { base = { "Mask of Foresight", "Unit 3" } },
  p2 = { at = { ["West Field"] = { "Unit 9" } }, base = { "Unit 2" } },
  function(t)
    t.p1:move("Unit 3", "East Field")
    t:showdown_pass()
    t:next_turn()
    t.p2:move("Unit 2", "East Field")
    t:resolve()
    t:expect("Unit 3"):might(4)
    t:expect("Unit 2"):might(2)
    t:combat()
    t:next_turn()
    t:expect("Unit 3"):might(3)
  end,
}

scenario "Mask of Foresight: over in the opponent's turn" {
  p1 = { base = { "Mask of Foresight", "Unit 9" } },
  p2 = { at = { ["West Field"] = { "Unit 1" } } },
  function(t)
    t.p1:move("Unit 9", "West Field")
    t:resolve()
    t:expect("Unit 9"):might(10)
    t:combat()
    t:next_turn()
    t:expect("Unit 9"):might(9)
  end,
}
