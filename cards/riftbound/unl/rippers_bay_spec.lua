-- SPDX-License-Identifier: MIT

scenario "Ripper's Bay: who gets a unit back from there may pay to channel an exhausted rune" {
  battlefields = { "Ripper's Bay", "East Field" },
  p1 = { hand = { "Gust" }, pool = { energy = 1 } },
  p2 = { at = { ["Ripper's Bay"] = { "Unit 3" } }, pool = { energy = 1 } },
  function(t)
    t.p1:play("Gust"):on("Unit 3")
    t:resolve()
    t:expect(t.p2.hand):is { "Unit 3" }
    t.p2:yes():yes()
    t:expect_decision("p2", "priority")
    t:resolve()
    t:expect(t.p2.runes):exhausted(1)
  end,
}

scenario "Ripper's Bay: not for a unit from elsewhere" {
  battlefields = { "Ripper's Bay", "East Field" },
  p1 = { hand = { "Gust" }, pool = { energy = 1 } },
  p2 = { at = { ["East Field"] = { "Unit 3" } }, pool = { energy = 1 } },
  function(t)
    t.p1:play("Gust"):on("Unit 3")
    t:resolve()
    t:expect_chain(0)
    t:expect(t.p2.runes):count(0)
  end,
}

scenario "187.6.a Ripper's Bay: of the opponent's battlefield, the owner of the unit decides and pays" {
  battlefields = { "Ripper's Bay", "East Field" },
  p1 = { hand = { "Gust" }, pool = { energy = 2 }, at = { ["Ripper's Bay"] = { "Unit 3" } } },
  p2 = { at = { ["Ripper's Bay"] = { "Unit 4" } }, pool = { energy = 1 } },
  controls = { ["Ripper's Bay"] = "p2" },
  function(t)
    t.p1:play("Gust"):on("Unit 3")
    t:resolve()
    t.p1:yes():yes()
    t:expect_decision("p1", "priority")
    t:resolve()
    t:expect(t.p1.runes):exhausted(1)
    t:expect(t.p2.runes):count(0)
    t:expect_number("p2", "energy", 1)
  end,
}

scenario "187.6.a Ripper's Bay: the owner may pay, not who controlled the unit" {
  battlefields = { "Ripper's Bay", "East Field", "North Field" },
  p1 = { at = { ["Ripper's Bay"] = { { "Unit 1", owner = "p2" } } }, legend = "Bloodharbor Ripper", pool = { energy = 2 } },
  p2 = { pool = { energy = 1 } },
  p3 = {},
  function(t)
    t.p1:use("Bloodharbor Ripper")
    t:pass_all()
    t:expect_decision("p2")
    t.p2:yes():yes()
    t:pass_all()
    t:expect(t.p2.hand):is { "Unit 1" }
    t:expect(t.p2.runes):count(1)
    t:expect_number("p1", "energy", 1)
  end,
}
