-- SPDX-License-Identifier: MIT

scenario "Hunter's Machete: Equip" {
  rule = "818.1.c.2",
  p1 = { base = { "Hunter's Machete", "Unit 1" }, pool = { body = 1 } },
  function(t)
    t.p1:use("Hunter's Machete")
    t:pass_all()
    t:expect("Hunter's Machete"):attached_to("Unit 1")
  end,
}

scenario "Hunter's Machete: two Might and Hunt: conquering, one XP" {
  rule = "823",
  p1 = { base = { { "Unit 1", attached = { "Hunter's Machete" } }, "Unit 2" } },
  function(t)
    t:expect("Unit 1"):might(3)
    t.p1:move("Unit 1", "West Field")
    t:showdown_pass()
    t:pass_all()
    t:expect_number("p1", "xp", 1)
    t.p1:move("Unit 2", "East Field")
    t:showdown_pass()
    t:pass_all()
    t:expect_number("p1", "xp", 1)
  end,
}

scenario "Hunter's Machete: it costs 3" {
  p1 = { hand = { "Hunter's Machete" }, pool = { energy = 4 } },
  function(t)
    t.p1:play("Hunter's Machete")
    t:expect_number("p1", "energy", 1)
  end,
}
