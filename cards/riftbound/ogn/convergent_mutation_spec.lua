-- SPDX-License-Identifier: MIT

scenario "Convergent Mutation: the first unit's Might is increased to that of the second" {
  p1 = { hand = { "Convergent Mutation" }, pool = { energy = 2, mind = 1 },
    base = { "Unit 2", "Unit 5" } },
  function(t)
    t.p1:play("Convergent Mutation"):on("Unit 2", "Unit 5")
    t:pass_all()
    t:expect("Unit 2"):might(5)
    t:expect("Unit 5"):might(5)
    t:next_turn()
    t:expect("Unit 2"):might(2)
  end,
}

scenario "Convergent Mutation: the increase is fixed, later changes add to it" {
  rule = "472.3.b",
  p1 = { hand = { "Convergent Mutation", "Discipline", "Discipline" },
    pool = { energy = 6, mind = 1 }, base = { "Unit 2", "Unit 5" } },
  function(t)
    t.p1:play("Convergent Mutation"):on("Unit 2", "Unit 5")
    t:pass_all()
    t.p1:play("Discipline"):on("Unit 5")
    t:pass_all()
    t:expect("Unit 2"):might(5)
    t.p1:play("Discipline"):on("Unit 2")
    t:pass_all()
    t:expect("Unit 2"):might(7)
  end,
}

scenario "Convergent Mutation: it never decreases" {
  p1 = { hand = { "Convergent Mutation" }, pool = { energy = 2, mind = 1 },
    base = { "Unit 2", "Unit 5" } },
  function(t)
    t.p1:play("Convergent Mutation"):on("Unit 5", "Unit 2")
    t:pass_all()
    t:expect("Unit 5"):might(5)
  end,
}

scenario "Convergent Mutation: without the second unit nothing is increased" {
  rule = "359.3.e.12",
  p1 = { hand = { "Convergent Mutation" }, pool = { energy = 2, mind = 1 },
    at = { ["West Field"] = { "Unit 2", "Unit 3" } } },
  p2 = { hand = { "Gust" }, pool = { energy = 1 } },
  function(t)
    t.p1:play("Convergent Mutation"):on("Unit 2", "Unit 3"):pass()
    t.p2:play("Gust"):on("Unit 3")
    t:pass_all()
    t:expect("Unit 2"):might(2)
  end,
}

scenario "Convergent Mutation: needs two friendly units" {
  rule = "355.8",
  p1 = { hand = { "Convergent Mutation" }, pool = { energy = 2, mind = 1 }, base = { "Unit 2" } },
  p2 = { base = { "Unit 5" } },
  function(t)
    t:cannot(t.p1, "play", "Convergent Mutation")
  end,
}

scenario "740.1 Convergent Mutation: the other friendly unit may be a team mate's" {
  format = "2v2",
  p1 = { hand = { "Convergent Mutation" }, pool = { energy = 5, any = 3 }, base = { "Unit 2" } },
  p2 = { base = { "Unit 9" } },
  p3 = { base = { "Unit 6" } },
  function(t)
    t.p1:play("Convergent Mutation"):on("Unit 2", "Unit 6")
    t:pass_all()
    t:expect("Unit 2"):might(6)
    t:expect("Unit 6"):might(6)
  end,
}

scenario "813 Convergent Mutation: in response in the opponent's turn, and not before there is anything to answer" {
  p1 = { hand = { "Convergent Mutation" }, pool = { energy = 2, any = 1 }, at = { ["West Field"] = { "Unit 2", "Unit 3" } } },
  p2 = { base = { "Unit 6" }, hand = { "Mobilize" }, pool = { energy = 2 } },
  turn = "p2",
  function(t)
    t:cannot(t.p1, "play", "Convergent Mutation", "310.1.a")
    t.p2:play("Mobilize"):pass()
    t:can(t.p1, "play", "Convergent Mutation")
  end,
}
