-- SPDX-License-Identifier: MIT

scenario "Wraith of Echoes: a card for the first friendly death each turn" {
  p1 = {
    base = { "Wraith of Echoes", "Unit 1", "Unit 2" }, hand = { "Cruel Patron", "Cruel Patron" },
    pool = { energy = 8 },
  },
  function(t)
    t.p1:play("Cruel Patron"):choose("Unit 1")
    t:pass_all()
    t:expect(t.p1.hand):is { "Cruel Patron", "Filler" }
    t.p1:play("Cruel Patron"):choose("Unit 2")
    t:pass_all()
    t:expect(t.p1.hand):is { "Filler" }
  end,
}

scenario "Wraith of Echoes: an enemy death is no occasion" {
  p1 = { base = { "Wraith of Echoes" }, hand = { "Incinerate" }, pool = { energy = 2 } },
  p2 = { at = { ["West Field"] = { "Unit 2" } } },
  function(t)
    t.p1:play("Incinerate"):on("Unit 2")
    t:pass_all()
    t:expect("Unit 2"):in_zone("trash")
    t:expect(t.p1.hand):count(0)
  end,
}

scenario "Wraith of Echoes: deaths from before it came count" {
  p1 = {
    base = { "Unit 1", "Unit 2" }, hand = { "Cruel Patron", "Wraith of Echoes", "Cruel Patron" },
    pool = { energy = 14, mind = 1 },
  },
  function(t)
    t.p1:play("Cruel Patron"):choose("Unit 1")
    t.p1:play("Wraith of Echoes")
    t.p1:play("Cruel Patron"):choose("Unit 2")
    t:pass_all()
    t:expect(t.p1.hand):count(0)
  end,
}

scenario "Wraith of Echoes: two at once are one first time" {
  p1 = { base = { "Wraith of Echoes", "Unit 2", "Unit 2" } },
  p2 = { at = { ["West Field"] = { "Unit 4" } } },
  function(t)
    t.p1:move({ "Unit 2", "Unit 2#2" }, "West Field")
    t:combat()
    t:pass_all()
    t:expect(t.p1.hand):count(1)
  end,
}

scenario "Wraith of Echoes: a token is a unit, a gear is not" {
  p1 = {
    base = { "Wraith of Echoes", "Recruit" }, hand = { "Cruel Patron" }, pool = { energy = 4 },
  },
  function(t)
    t.p1:play("Cruel Patron"):choose("Recruit")
    t:pass_all()
    t:expect(t.p1.hand):count(1)
  end,
}

scenario "740.1 Wraith of Echoes: a team mate's unit is the first friendly one that dies" {
  format = "2v2", turn = "p2",
  p1 = { base = { "Wraith of Echoes", "Unit 1" } },
  p2 = { hand = { "Vengeance", "Vengeance" }, pool = { energy = 8, order = 4 } },
  p3 = { base = { "Unit 5" } },
  function(t)
    t.p2:play("Vengeance"):on("Unit 5")
    t:pass_all()
    t:expect(t.p1.hand):count(1)
    t.p2:play("Vengeance"):on("Unit 1")
    t:pass_all()
    t:expect(t.p1.hand):count(1)
  end,
}

scenario "740.1 Wraith of Echoes: a stolen unit that dies was friendly; what its owner has lost it is not" {
  p1 = { base = { "Wraith of Echoes", { "Unit 2", owner = "p2" } } },
  p2 = { base = { "Wraith of Echoes" }, hand = { "Vengeance" }, pool = { energy = 4, order = 2 } },
  turn = "p2",
  function(t)
    t.p2:play("Vengeance"):on("Unit 2")
    t:pass_all()
    t:expect(t.p1.hand):count(1)
    t:expect(t.p2.hand):count(0)
    t:expect(t.p2.trash):has("Unit 2")
  end,
}
