-- SPDX-License-Identifier: MIT

scenario "Prepared Neophyte: with 4 spent on one spell this turn he has 4 more" {
  p1 = { base = { "Prepared Neophyte" }, hand = { "Void Seeker", "Falling Comet" }, pool = { energy = 8, fury = 1 } },
  p2 = { at = { ["West Field"] = { "Unit 9" } } },
  function(t)
    t.p1:play("Void Seeker"):on("Unit 9")
    t:pass_all()
    t:expect("Prepared Neophyte"):might(1)
    t.p1:play("Falling Comet"):on("Unit 9")
    t:expect("Prepared Neophyte"):might(5)
    t:pass_all()
    t:next_turn()
    t:expect("Prepared Neophyte"):might(1)
  end,
}

scenario "Prepared Neophyte: not what is spent on a unit, not what an opponent spends" {
  p1 = { base = { "Prepared Neophyte" }, hand = { "Unit 5" }, pool = { energy = 5 } },
  function(t)
    t.p1:play("Unit 5")
    t:expect("Prepared Neophyte"):might(1)
  end,
}

scenario "Prepared Neophyte: a spell that was played for nothing spent nothing; repeating costs count" {
  rule = "820",
  p1 = { base = { "Prepared Neophyte" }, hand = { "Feral Strength" }, pool = { energy = 4 } },
  function(t)
    t.p1:play("Feral Strength"):yes():on("Prepared Neophyte", "Prepared Neophyte")
    t:expect("Prepared Neophyte"):might(5)
  end,
}

scenario "484.8.c Prepared Neophyte: you play the spell, not a team mate" {
  format = "2v2",
  turn = "p3",
  p1 = { base = { "Prepared Neophyte" } },
  p2 = { at = { ["West Field"] = { "Unit 9" } } },
  p3 = { hand = { "Falling Comet" }, pool = { energy = 5 } },
  function(t)
    t.p3:play("Falling Comet"):on("Unit 9")
    t:pass_all()
    t:expect_event("play", "Falling Comet")
    t:expect("Prepared Neophyte"):might(1)
  end,
}
