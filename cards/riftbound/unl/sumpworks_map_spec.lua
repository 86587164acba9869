-- SPDX-License-Identifier: MIT

scenario "Sumpworks Map: an opponent scores, you draw 1" {
  rule = "463",
  p1 = { base = { "Sumpworks Map" } },
  p2 = { base = { "Unit 1" } }, turn = "p2",
  function(t)
    t.p2:move("Unit 1", "West Field")
    t:showdown_pass()
    t:pass_all()
    t:expect(t.p1.hand):count(1)
  end,
}

scenario "Sumpworks Map: not for your own; Temporary" {
  p1 = { base = { "Sumpworks Map", "Unit 1" } },
  function(t)
    t.p1:move("Unit 1", "West Field")
    t:showdown_pass()
    t:expect_chain(0)
    t:expect_decision("p1", "turn")
    t:next_turn()
    t:next_turn()
    t:expect("Sumpworks Map"):in_zone("trash")
  end,
}

scenario "Sumpworks Map: Reaction" {
  rule = "813",
  p1 = { hand = { "Sumpworks Map" }, pool = { energy = 2 } },
  p2 = { base = { "Unit 1" } }, turn = "p2",
  function(t)
    t.p2:move("Unit 1", "West Field")
    t.p2:pass()
    t.p1:play("Sumpworks Map")
    t:showdown_pass()
    t:pass_all()
    t:expect(t.p1.hand):count(1)
  end,
}

scenario "484.8.c Sumpworks Map: a team mate who scores is no opponent" {
  format = "2v2",
  turn = "p3",
  p1 = { base = { "Sumpworks Map" } },
  p3 = { base = { "Unit 1" } },
  function(t)
    t.p3:move("Unit 1", "West Field")
    t:showdown_pass()
    t:pass_all()
    t:expect_event("score", "West Field")
    t:expect(t.p1.hand):count(0)
  end,
}
