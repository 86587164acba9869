-- SPDX-License-Identifier: MIT

scenario "Bonds of Strength: two friendly units get 1 each" {
  p1 = { hand = { "Bonds of Strength" }, pool = { energy = 2 }, base = { "Unit 1", "Unit 2", "Unit 3" } },
  function(t)
    t.p1:play("Bonds of Strength"):choose("Unit 1", "Unit 3")
    t:pass_all()
    t:expect("Unit 1"):might(2)
    t:expect("Unit 3"):might(4)
    t:next_turn()
    t:expect("Unit 1"):might(1)
  end,
}

scenario "Bonds of Strength: two are needed" {
  rule = "355.8",
  p1 = { hand = { "Bonds of Strength" }, pool = { energy = 2 }, base = { "Unit 1" } },
  p2 = { base = { "Unit 2" } },
  function(t) t:cannot(t.p1, "play", "Bonds of Strength") end,
}

scenario "Bonds of Strength: repeated" {
  rule = "820",
  p1 = { hand = { "Bonds of Strength" }, pool = { energy = 4 }, base = { "Unit 1", "Unit 2", "Unit 3" } },
  function(t)
    t.p1:play("Bonds of Strength"):yes():choose("Unit 1", "Unit 2"):choose("Unit 2", "Unit 3")
    t:pass_all()
    t:expect("Unit 2"):might(4)
  end,
}

scenario "740.1 Bonds of Strength: one of yours and a team mate's, no enemy's" {
  rule = "740.1",
  teams = 2,
  p1 = { hand = { "Bonds of Strength" }, pool = { energy = 2 }, base = { "Unit 1", "Unit 5" } },
  p2 = { base = { "Unit 3" } }, p3 = { base = { "Unit 2" } }, p4 = {},
  function(t)
    t.p1:play("Bonds of Strength")
    t:expect_options("Unit 1", "Unit 5", "Unit 2")
    t.p1:choose("Unit 1", "Unit 2")
    t:pass_all()
    t:expect("Unit 2"):might(3)
  end,
}
