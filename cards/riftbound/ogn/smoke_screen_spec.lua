-- SPDX-License-Identifier: MIT

scenario "Smoke Screen: four Might less, not below one" {
  p1 = { hand = { "Smoke Screen" }, pool = { energy = 2, mind = 1 } },
  p2 = { base = { "Unit 6" } },
  function(t)
    t.p1:play("Smoke Screen"):on("Unit 6")
    t:pass_all()
    t:expect("Unit 6"):might(2)
    t:next_turn()
    t:expect("Unit 6"):might(6)
  end,
}

scenario "Smoke Screen: the minimum is fixed when it is applied" {
  rule = "472.3.b",
  p1 = { hand = { "Smoke Screen", "Discipline" }, pool = { energy = 4, mind = 1 } },
  p2 = { base = { "Unit 3" } },
  function(t)
    t.p1:play("Smoke Screen"):on("Unit 3")
    t:pass_all()
    t:expect("Unit 3"):might(1)
    t.p1:play("Discipline"):on("Unit 3")
    t:pass_all()
    t:expect("Unit 3"):might(3)
  end,
}

scenario "Smoke Screen: cannot be played without a unit" {
  rule = "355.8",
  p1 = { hand = { "Smoke Screen" }, pool = { energy = 2, mind = 1 } },
  function(t)
    t:cannot(t.p1, "play", "Smoke Screen")
  end,
}

scenario "813 Smoke Screen: in response in the opponent's turn, and not before there is anything to answer" {
  p1 = { hand = { "Smoke Screen" }, pool = { energy = 2, any = 1 }, at = { ["West Field"] = { "Unit 2", "Unit 3" } } },
  p2 = { base = { "Unit 6" }, hand = { "Mobilize" }, pool = { energy = 2 } },
  turn = "p2",
  function(t)
    t:cannot(t.p1, "play", "Smoke Screen", "310.1.a")
    t.p2:play("Mobilize"):pass()
    t:can(t.p1, "play", "Smoke Screen")
  end,
}
