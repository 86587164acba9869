-- SPDX-License-Identifier: MIT

scenario "Marai Spire: Repeat costs 1 less" {
  rule = "820",
  battlefields = { "Marai Spire", "East Field" },
  p1 = { at = { ["Marai Spire"] = { "Unit 1" } }, hand = { "Downstage Dramatics" }, pool = { energy = 3 } },
  function(t)
    t.p1:play("Downstage Dramatics"):yes()
    t:pass_all()
    t:expect(t.p1.hand):count(2)
    t:expect_number("p1", "energy", 0)
  end,
}

scenario "Marai Spire: the card itself does not, and not for who does not control it" {
  battlefields = { "Marai Spire", "East Field" },
  p1 = { at = { ["Marai Spire"] = { "Unit 1" } }, hand = { "Downstage Dramatics" }, pool = { energy = 1 } },
  p2 = { hand = { "Downstage Dramatics" }, pool = { energy = 3 } },
  function(t)
    t:cannot(t.p1, "play", "p1's Downstage Dramatics")
  end,
}

scenario "Marai Spire: not for who does not control it" {
  battlefields = { "Marai Spire", "East Field" },
  p1 = { hand = { "Downstage Dramatics" }, pool = { energy = 3 } },
  p2 = { at = { ["Marai Spire"] = { "Unit 1" } } },
  function(t)
    t.p1:play("Downstage Dramatics")
    t:pass_all()
    t:expect(t.p1.hand):count(1)
    t:expect_number("p1", "energy", 1)
  end,
}

scenario "Marai Spire: a Repeat that costs only Power costs as much; each of several is less" {
  rule = "356.4.c",
  battlefields = { "Marai Spire", "East Field" },
  p1 = { at = { ["Marai Spire"] = { "Unit 1" } }, hand = { "Called Shot" }, pool = { chaos = 1 } },
  function(t)
    t.p1:play("Called Shot")
    t:pass_all()
    t.p1:choose(1)
    t:expect(t.p1.hand):count(1)
  end,
}

scenario "Marai Spire: an ally's Repeat costs are friendly too" {
  rule = "740.1",
  format = "2v2",
  battlefields = { "Marai Spire", "East Field", "North Field" },
  p1 = { base = { "Unit 9" }, hand = { "Frigid Touch" }, pool = { energy = 3 } },
  p3 = { at = { ["Marai Spire"] = { "Unit 2" } } },
  p2 = {}, p4 = {},
  function(t)
    t.p1:play("Frigid Touch"):yes():on("Unit 9", "Unit 9")
    t:expect_number("p1", "energy", 0)
  end,
}

scenario "Marai Spire: an enemy's are not" {
  rule = "740.1",
  format = "2v2",
  battlefields = { "Marai Spire", "East Field", "North Field" },
  p1 = { base = { "Unit 9" } },
  p3 = { at = { ["Marai Spire"] = { "Unit 2" } } },
  p2 = { hand = { "Frigid Touch" }, pool = { energy = 3 } },
  p4 = {},
  turn = "p2",
  function(t)
    t.p2:play("Frigid Touch")
    t:expect_option("Unit 9")
    t.p2:choose("Unit 9")
    t:expect_number("p2", "energy", 1)
  end,
}
