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
    t:cannot(t.p1, "play", "Downstage Dramatics")
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
