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
