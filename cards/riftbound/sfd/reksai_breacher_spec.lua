-- SPDX-License-Identifier: MIT

scenario "Rek'Sai, Breacher: a unit from the Champion Zone has Accelerate" {
  rule = "805",
  p1 = {
    base = { "Rek'Sai, Breacher" }, champion = { "Vi, Hotheaded" }, pool = { energy = 5, fury = 1 },
  },
  function(t)
    t.p1:play("Vi, Hotheaded"):yes()
    t:expect("Vi, Hotheaded"):ready()
    t:expect_number("p1", "energy", 0)
  end,
}

scenario "Rek'Sai, Breacher: from facedown as well" {
  p1 = {
    base = { "Rek'Sai, Breacher" }, facedown = { ["West Field"] = "Evelynn, Entrancing" },
    at = { ["West Field"] = { "Unit 2" } }, pool = { energy = 1, chaos = 1 },
  },
  p2 = { base = { "Unit 3" } },
  function(t)
    t.p1:play("Evelynn, Entrancing"):yes():no()
    t:expect("Evelynn, Entrancing"):ready()
  end,
}

scenario "Rek'Sai, Breacher: not from the hand, and not the opponent's" {
  p1 = {
    base = { "Rek'Sai, Breacher" }, hand = { "Vi, Hotheaded" }, pool = { energy = 5, fury = 1 },
  },
  p2 = { champion = { "Vi, Hotheaded" }, runes = { fury = 5 } },
  function(t)
    t.p1:play("Vi, Hotheaded")
    t:expect("p1's Vi, Hotheaded"):exhausted()
    t:next_turn()
    t.p2:play("Vi, Hotheaded#2")
    t:expect("Vi, Hotheaded#2"):exhausted()
  end,
}

scenario "Rek'Sai, Breacher: Accelerate and Assault of her own" {
  p1 = { hand = { "Rek'Sai, Breacher" }, pool = { energy = 4, fury = 1 } },
  p2 = { at = { ["West Field"] = { "Unit 3" } } },
  function(t)
    t.p1:play("Rek'Sai, Breacher"):yes()
    t.p1:move("Rek'Sai, Breacher", "West Field")
    t:expect("Rek'Sai, Breacher"):might(4)
  end,
}

scenario "740.1 Rek'Sai, Breacher: a team mate's unit from the Champion Zone has Accelerate" {
  rule = "740.1",
  teams = 2,
  turn = "p3",
  p1 = { base = { "Rek'Sai, Breacher" } },
  p2 = {}, p3 = { champion = { "Vi, Hotheaded" }, pool = { energy = 5, fury = 1 } }, p4 = {},
  function(t)
    t.p3:play("Vi, Hotheaded"):yes()
    t:expect("Vi, Hotheaded"):ready()
  end,
}

scenario "805.1.a.2 Rek'Sai, Breacher: a unit token has Accelerate, for Power of any domain" {
  p1 = { base = { "Rek'Sai, Breacher" }, legend = "Herald of the Arcane", pool = { energy = 2, any = 1 } },
  p2 = {},
  function(t)
    t.p1:use("Herald of the Arcane")
    t:pass_all()
    t.p1:choose("accelerate")
    t:expect("Recruit"):ready()
    t:expect_number("p1", "energy", 0)
    t:expect_number("p1", "any", 0)
  end }
