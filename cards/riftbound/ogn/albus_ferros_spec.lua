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
