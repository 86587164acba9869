-- SPDX-License-Identifier: MIT

scenario "Grim Resolve: 3 more, and 2 XP when the unit wins a combat" {
  rule = "461.3",
  p1 = { hand = { "Grim Resolve" }, pool = { energy = 2 }, base = { "Unit 2" } },
  p2 = { at = { ["West Field"] = { "Unit 4" } } },
  function(t)
    t.p1:play("Grim Resolve"):on("Unit 2")
    t:pass_all()
    t:expect("Unit 2"):might(5)
    t.p1:move("Unit 2", "West Field")
    t:combat()
    t:pass_all()
    t:expect_number("p1", "xp", 2)
  end,
}

scenario "Grim Resolve: not when another wins one" {
  p1 = { hand = { "Grim Resolve" }, pool = { energy = 2 }, base = { "Unit 2", "Unit 9" } },
  p2 = { at = { ["West Field"] = { "Unit 4" } } },
  function(t)
    t.p1:play("Grim Resolve"):on("Unit 2")
    t:pass_all()
    t.p1:move("Unit 9", "West Field")
    t:combat()
    t:expect_chain(0)
    t:expect_number("p1", "xp", 0)
  end,
}

scenario "740.1, 411.1 Grim Resolve: a team mate's unit wins, you gain the XP" {
  format = "2v2", turn = "p2",
  p1 = { hand = { "Grim Resolve" }, pool = { energy = 2 } },
  p2 = { base = { "Unit 4" } },
  p3 = { at = { ["West Field"] = { "Unit 2" } } },
  function(t)
    t.p2:move("Unit 4", "West Field")
    t.p2:pass()
    t.p3:pass()
    t.p4:pass()
    t.p1:play("Grim Resolve"):on("Unit 2")
    t:resolve()
    t:expect("Unit 2"):might(5)
    t:combat()
    t:pass_all()
    t:expect_number("p1", "xp", 2)
    t:expect_number("p3", "xp", 0)
  end,
}

scenario "391 Grim Resolve: each combat that the unit wins this turn" {
  p1 = { hand = { "Grim Resolve", "Upstage Comedy" }, pool = { energy = 4 }, base = { "Rengar, Unseen" } },
  p2 = { at = { ["West Field"] = { "Unit 1" }, ["East Field"] = { "Unit 1" } } },
  function(t)
    t.p1:play("Grim Resolve"):on("Rengar, Unseen")
    t:pass_all()
    t.p1:move("Rengar, Unseen", "West Field")
    t:combat()
    t:pass_all()
    t:expect_number("p1", "xp", 2)
    t.p1:play("Upstage Comedy"):on("Rengar, Unseen")
    t:pass_all()
    t.p1:move("Rengar, Unseen", "East Field")
    t:combat()
    t:pass_all()
    t:expect_number("p1", "xp", 4)
  end,
}
