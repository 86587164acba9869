-- SPDX-License-Identifier: MIT

scenario "Sunken Temple: conquering here with a Mighty unit, one Energy for a card" {
  rule = "708",
  battlefields = { "Sunken Temple", "East Field" },
  p1 = { base = { "Unit 5", "Unit 1" }, pool = { energy = 1 } },
  function(t)
    t.p1:move({ "Unit 5", "Unit 1" }, "Sunken Temple")
    t:showdown_pass()
    t.p1:yes()
    t:pass_all()
    t:expect(t.p1.hand):count(1)
    t:expect_number("p1", "energy", 0)
  end,
}

scenario "Sunken Temple: no Mighty unit there, no offer" {
  battlefields = { "Sunken Temple", "East Field" },
  p1 = { base = { "Unit 5", "Unit 4" }, pool = { energy = 1 } },
  function(t)
    t.p1:move("Unit 4", "Sunken Temple")
    t:showdown_pass()
    t:expect_chain(0)
    t:expect_points("p1", 1)
    t:expect(t.p1.hand):count(0)
  end,
}

scenario "411.1 Sunken Temple: a team mate's conquest here is the team mate's" {
  rule = "411.1",
  teams = 2,
  battlefields = { "Sunken Temple", "East Field", "North Field", "South Field" },
  turn = "p3",
  p1 = { hand = {} },
  p2 = {}, p3 = { base = { "Unit 5" }, pool = { energy = 1 } }, p4 = {},
  function(t)
    t.p3:move("Unit 5", "Sunken Temple")
    t:showdown_pass()
    t.p3:yes()
    t:resolve()
    t:expect(t.p3.hand):count(1)
    t:expect(t.p1.hand):count(0)
  end,
}
