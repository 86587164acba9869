-- SPDX-License-Identifier: MIT

scenario "Undertitan: your other units have 2 more this turn" {
  p1 = { hand = { "Undertitan" }, pool = { energy = 6, order = 1 }, base = { "Unit 1" } },
  p2 = { base = { "Unit 2" } },
  function(t)
    t.p1:play("Undertitan")
    t:pass_all()
    t:expect("Unit 1"):might(3)
    t:expect("Undertitan"):might(5)
    t:expect("Unit 2"):might(2)
  end,
}

scenario "Undertitan: revealed from the deck it adds 2, in time to pay with" {
  rule = "429.2",
  p1 = { hand = { "Void Rush" }, pool = { energy = 2, order = 1 }, deck = { "Undertitan", "Unit 4", "Unit 1" } },
  function(t)
    t.p1:play("Void Rush")
    t:pass_all()
    t:expect_number("p1", "energy", 2)
    t.p1:choose("Unit 4")
    t:expect("Unit 4"):at("base")
    t:expect(t.p1.hand):is { "Undertitan" }
  end,
}

scenario "Undertitan: looked at it adds nothing" {
  rule = "424",
  p1 = { hand = { "Called Shot" }, pool = { chaos = 1 }, deck = { "Undertitan", "Unit 4", "Unit 1" } },
  function(t)
    t.p1:play("Called Shot")
    t:pass_all()
    t.p1:choose("Undertitan")
    t:expect_number("p1", "energy", 0)
  end,
}

scenario "484.8.c Undertitan: your other units, not a team mate's" {
  rule = "484.8.c",
  teams = 2,
  p1 = { hand = { "Undertitan" }, pool = { energy = 6, order = 1 }, base = { "Unit 1" } },
  p2 = {}, p3 = { base = { "Unit 2" } }, p4 = {},
  function(t)
    t.p1:play("Undertitan")
    t:resolve()
    t:expect("Unit 1"):might(3)
    t:expect("Unit 2"):might(2)
  end,
}
