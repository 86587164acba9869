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
