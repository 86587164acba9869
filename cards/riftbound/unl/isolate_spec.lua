-- SPDX-License-Identifier: MIT

scenario "Isolate: an enemy goes home; one left alone there draws a card" {
  rule = "741.1",
  p1 = { hand = { "Isolate" }, pool = { energy = 2 } },
  p2 = { at = { ["West Field"] = { "Unit 1", "Unit 2" } } },
  function(t)
    t.p1:play("Isolate"):on("Unit 1")
    t:pass_all()
    t:expect("Unit 1"):at("base")
    t:expect(t.p1.hand):count(1)
  end,
}

scenario "Isolate: two left, or none, draw nothing" {
  p1 = { hand = { "Isolate", "Isolate" }, pool = { energy = 4 } },
  p2 = { at = { ["West Field"] = { "Unit 1", "Unit 2", "Unit 3" }, ["East Field"] = { "Unit 4" } } },
  function(t)
    t.p1:play("Isolate#1"):on("Unit 1")
    t:pass_all()
    t:expect(t.p1.hand):count(1)
    t.p1:play("Isolate#2"):on("Unit 4")
    t:pass_all()
    t:expect(t.p1.hand):count(0)
  end,
}

scenario "740.1 Isolate: an enemy beside its team mate's unit is not alone" {
  format = "2v2", controls = { ["West Field"] = "p2" },
  p1 = { hand = { "Isolate" }, pool = { energy = 2 } },
  p2 = { at = { ["West Field"] = { "Unit 3", "Unit 4" } } },
  p4 = { at = { ["West Field"] = { "Unit 5" } } },
  function(t)
    t.p1:play("Isolate"):on("Unit 3")
    t:pass_all()
    t:expect(t.p2.base):is { "Unit 3" }
    t:expect(t.p1.hand):count(0)
  end,
}
