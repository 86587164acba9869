-- SPDX-License-Identifier: MIT

scenario "Startipped Peak: holding here may channel a rune exhausted" {
  battlefields = { "Startipped Peak", "East Field" },
  p1 = { at = { ["Startipped Peak"] = { "Unit 1" } } },
  turn = "p2",
  function(t)
    t:next_turn()
    t.p1:yes()
    t:pass_all()
    t:expect(t.p1.runes):count(3):exhausted(1)
  end,
}

scenario "Startipped Peak: one may decline" {
  battlefields = { "Startipped Peak", "East Field" },
  p1 = { at = { ["Startipped Peak"] = { "Unit 1" } } },
  turn = "p2",
  function(t)
    t:next_turn()
    t.p1:no()
    t:pass_all()
    t:expect(t.p1.runes):count(2):exhausted(0)
  end,
}

scenario "Startipped Peak: not for conquering" {
  battlefields = { "Startipped Peak", "East Field" },
  p1 = { base = { "Unit 1" } },
  function(t)
    t.p1:move("Unit 1", "Startipped Peak")
    t:showdown_pass()
    t:expect_points("p1", 1)
    t:expect(t.p1.runes):count(0)
  end,
}

scenario "187.6.a Startipped Peak: who holds it decides and channels, a team mate of who brought it too" {
  format = "2v2", battlefields = { "Startipped Peak", "East Field", "North Field" }, turn = "p2",
  p3 = { at = { ["Startipped Peak"] = { "Unit 1" } } },
  function(t)
    t:next_turn()
    t:expect_decision("p3")
    t.p3:yes()
    t:pass_all()
    t:expect(t.p3.runes):exhausted(1)
    t:expect(t.p1.runes):count(0)
  end,
}

scenario "Startipped Peak: held together with another battlefield, one rune" {
  battlefields = { "Startipped Peak", "East Field" },
  p1 = { at = { ["East Field"] = { "Unit 1" }, ["Startipped Peak"] = { "Unit 2" } } },
  turn = "p2",
  function(t)
    t:next_turn()
    t.p1:yes()
    t:pass_all()
    t:expect_points("p1", 2)
    t:expect(t.p1.runes):exhausted(1):count(3)
  end,
}
