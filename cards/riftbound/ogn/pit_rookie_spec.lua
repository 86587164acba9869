-- SPDX-License-Identifier: MIT

scenario "Pit Rookie: buffs another friendly unit" {
  p1 = { hand = { "Pit Rookie" }, pool = { energy = 2 }, base = { "Unit 1", "Unit 2" } },
  p2 = { base = { "Unit 3" } },
  function(t)
    t.p1:play("Pit Rookie")
    t:expect_no_option("Pit Rookie", "Unit 3")
    t.p1:choose("Unit 2")
    t:pass_all()
    t:expect("Unit 2"):buffed():might(3)
    t:expect("Unit 1"):unbuffed()
  end,
}

scenario "Pit Rookie: no second buff, and none for itself" {
  rule = "702.3.a",
  p1 = { hand = { "Pit Rookie", "Pit Rookie" }, pool = { energy = 4 } },
  function(t)
    t.p1:play("Pit Rookie")
    t:pass_all()
    t:expect("Pit Rookie#1"):unbuffed()
    t.p1:play("Pit Rookie")
    t:pass_all()
    t:expect(t.p1.base):has("Pit Rookie", 2)
    t:expect("Pit Rookie#2"):attribute("buffs", 0)
    t:expect("Pit Rookie#1"):buffed()
  end,
}

scenario "740.1 Pit Rookie: another friendly unit may be a team mate's" {
  format = "2v2",
  p1 = { hand = { "Pit Rookie" }, pool = { energy = 2 }, base = { "Unit 1" } },
  p2 = { base = { "Unit 5" } },
  p3 = { base = { "Unit 3" } },
  function(t)
    t.p1:play("Pit Rookie")
    t:expect_options("Unit 1", "Unit 3")
    t.p1:choose("Unit 3")
    t:pass_all()
    t:expect("Unit 3"):buffed()
  end,
}
