-- SPDX-License-Identifier: MIT

scenario "Diana, No Longer Human: a spell gives her 2" {
  p1 = { base = { "Diana, No Longer Human" }, hand = { "Stupefy" }, pool = { energy = 1 } },
  p2 = { base = { "Unit 1" } },
  function(t)
    t.p1:play("Stupefy"):on("Unit 1")
    t:pass_all()
    t:expect("Diana, No Longer Human"):might(5)
  end,
}

scenario "Diana, No Longer Human: not a unit, not an opponent's spell; Ambush" {
  rule = "822",
  p1 = { hand = { "Diana, No Longer Human", "Inferna" }, pool = { energy = 6, chaos = 1 }, base = { "Unit 1" } },
  p2 = { at = { ["West Field"] = { "Unit 9" } }, hand = { "Stupefy" }, pool = { energy = 1 } },
  function(t)
    t.p1:move("Unit 1", "West Field")
    t.p1:play("Diana, No Longer Human"):at("West Field")
    t:expect("Diana, No Longer Human"):at("West Field"):might(3)
    t.p2:play("Stupefy"):on("Unit 1")
    t:resolve()
    t:expect("Diana, No Longer Human"):might(3)
  end,
}

scenario "484.8.c Diana, No Longer Human: you play the spell, not a team mate" {
  format = "2v2",
  turn = "p3",
  p1 = { base = { "Diana, No Longer Human" } },
  p2 = { at = { ["West Field"] = { "Unit 9" } } },
  p3 = { hand = { "Falling Comet" }, pool = { energy = 5 } },
  function(t)
    t.p3:play("Falling Comet"):on("Unit 9")
    t:pass_all()
    t:expect_event("play", "Falling Comet")
    t:expect_no_event("trigger", "Diana, No Longer Human")
  end,
}
