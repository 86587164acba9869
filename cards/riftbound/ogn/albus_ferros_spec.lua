-- SPDX-License-Identifier: MIT

scenario "Albus Ferros: a rune for each buff spent" {
  p1 = {
    hand = { "Albus Ferros" }, pool = { energy = 4 },
    base = { { "Unit 1", buffs = 1 }, { "Unit 2", buffs = 1 }, { "Unit 3", buffs = 1 }, "Unit 4" },
  },
  p2 = { base = { { "Unit 5", buffs = 1 } } },
  function(t)
    t.p1:play("Albus Ferros")
    t:resolve()
    t:expect_no_option("Unit 4")
    t:expect_no_option("Unit 5")
    t.p1:choose("Unit 1", "Unit 3")
    t:expect("Unit 1"):unbuffed()
    t:expect("Unit 2"):buffed()
    t:expect(t.p1.runes):count(2):exhausted(2)
  end,
}

scenario "Albus Ferros: one, or none" {
  p1 = { hand = { "Albus Ferros", "Albus Ferros" }, pool = { energy = 8 }, base = { { "Unit 1", buffs = 1 } } },
  function(t)
    t.p1:play("Albus Ferros")
    t:resolve()
    t.p1:choose()
    t:expect(t.p1.runes):count(0)
    t.p1:play("Albus Ferros#2")
    t:resolve()
    t.p1:choose("Unit 1")
    t:expect(t.p1.runes):count(1)
  end,
}

scenario "Albus Ferros: it costs 4, and has 3 Might" {
  p1 = { hand = { "Albus Ferros" }, pool = { energy = 5 } },
  function(t)
    t.p1:play("Albus Ferros"):at("base")
    t:expect_number("p1", "energy", 1)
    t:expect("Albus Ferros"):might(3)
  end,
}

scenario "702.3 Albus Ferros: several buffs of one unit" {
  p1 = { hand = { "Albus Ferros" }, pool = { energy = 4 },
    base = { { "Lee Sin, Ascetic", buffs = 3 }, { "Unit 1", buffs = 1 } } },
  function(t)
    t.p1:play("Albus Ferros")
    t:resolve()
    t.p1:choose("Lee Sin, Ascetic")
    assert(not t:accepts_number(t.p1, 4), "he has three")
    t.p1:number(2)
    t:expect("Lee Sin, Ascetic"):attribute("buffs", 1)
    t:expect("Unit 1"):buffed()
    t:expect(t.p1.runes):count(2):exhausted(2)
  end,
}

scenario "702.2.b.2 Albus Ferros: a team mate's buffs are not yours to spend" {
  format = "2v2",
  p1 = { hand = { "Albus Ferros" }, pool = { energy = 4 }, base = { { "Unit 1", buffs = 1 }, { "Unit 2", buffs = 1 } } },
  p3 = { base = { { "Unit 3", buffs = 1 } } },
  function(t)
    t.p1:play("Albus Ferros")
    t:resolve()
    t:expect_options("Unit 1", "Unit 2")
    t.p1:choose("Unit 1")
    t:expect("Unit 3"):buffed()
    t:expect(t.p1.runes):count(1)
  end,
}
