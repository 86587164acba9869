-- SPDX-License-Identifier: MIT

scenario "Discipline: two Might this turn and a card" {
  p1 = { hand = { "Discipline" }, pool = { energy = 2 }, base = { "Unit 2" } },
  function(t)
    t.p1:play("Discipline"):on("Unit 2")
    t:pass_all()
    t:expect("Unit 2"):might(4)
    t:expect(t.p1.hand):count(1)
    t:next_turn()
    t:expect("Unit 2"):might(2)
  end,
}

scenario "Discipline: any unit, but there must be one" {
  rule = "355.8",
  p1 = { hand = { "Discipline", "Discipline" }, pool = { energy = 4 } },
  p2 = { base = { "Unit 2" }, hand = { "Discipline" }, pool = { energy = 2 } },
  function(t)
    t.p1:play("Discipline"):on("Unit 2")
    t:pass_all()
    t:expect("Unit 2"):might(4)
  end,
}

scenario "Discipline: cannot be played without a unit" {
  rule = "355.8",
  p1 = { hand = { "Discipline" }, pool = { energy = 2 } },
  function(t)
    t:cannot(t.p1, "play", "Discipline")
  end,
}

scenario "Discipline: in response" {
  p1 = { hand = { "Stupefy" }, pool = { energy = 1, mind = 1 } },
  p2 = { hand = { "Discipline" }, at = { ["West Field"] = { "Unit 3" } }, pool = { energy = 2 } },
  function(t)
    t.p1:play("Stupefy"):on("Unit 3"):pass()
    t:can(t.p2, "play", "Discipline")
  end,
}
