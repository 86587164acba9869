-- SPDX-License-Identifier: MIT

scenario "Iascylla: at the start of the Main Phase after the hold an enemy unit may be moved there" {
  rule = "390.2",
  p1 = { base = { "Unit 3" } },
  p2 = { at = { ["West Field"] = { "Iascylla" } } },
  function(t)
    t.p1:end_turn()
    t:pass_all()
    t:expect_decision("p2", "383.3.a")
    t.p2:yes()
    t:pass_all()
    t:expect("Unit 3"):at("West Field")
  end,
}

scenario "Iascylla: one may decline" {
  p1 = { base = { "Unit 3" } },
  p2 = { at = { ["West Field"] = { "Iascylla" } } },
  function(t)
    t.p1:end_turn()
    t:pass_all()
    t.p2:no()
    t:expect("Unit 3"):at("base")
    t:expect_decision("p2", "turn")
  end,
}

scenario "Iascylla: not without a hold" {
  p1 = { base = { "Unit 3" } },
  p2 = { base = { "Iascylla" } },
  function(t)
    t:next_turn()
    t:expect_decision("p2", "turn")
    t:expect("Unit 3"):at("base")
  end,
}

scenario "438.5 Iascylla: the battlefield that was held has become Brush since, and is the same place" {
  p1 = { legend = "Green Father", at = { ["West Field"] = { "Iascylla" } } },
  p2 = { base = { "Unit 2" } }, turn = "p2",
  function(t)
    t.p2:end_turn()
    t.p1:yes():order { "Green Father", "Iascylla" }:yes()
    t:pass_all()
    t.p1:yes():on("Unit 2")
    t:pass_all()
    t:expect("Unit 2"):at("Brush")
  end,
}

scenario "Iascylla: with three players any opponent's unit, none of yours" {
  players = 3, turn = "p3",
  p1 = { at = { ["West Field"] = { "Iascylla" } }, base = { "Unit 1" } },
  p2 = { base = { "Unit 2" } },
  p3 = { base = { "Unit 3" } },
  function(t)
    t.p3:end_turn()
    t:pass_all()
    t.p1:yes()
    t:expect_option("Unit 2", "Unit 3")
    t:expect_no_option("Unit 1")
    t.p1:on("Unit 3")
    t:pass_all()
    t:expect("Unit 3"):at("West Field")
  end,
}
