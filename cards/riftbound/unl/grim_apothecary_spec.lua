-- SPDX-License-Identifier: MIT

scenario "Grim Apothecary: a friendly unit at a battlefield may go back to hand" {
  p1 = { hand = { "Grim Apothecary" }, pool = { energy = 3 }, at = { ["West Field"] = { "Unit 1" } }, base = { "Unit 2" } },
  function(t)
    t.p1:play("Grim Apothecary"):at("base"):yes():on("Unit 1")
    t:pass_all()
    t:expect(t.p1.hand):is { "Unit 1" }
  end,
}

scenario "Grim Apothecary: need not; Ambush in a showdown" {
  rule = "822",
  p1 = { hand = { "Grim Apothecary" }, pool = { energy = 3 }, base = { "Unit 1" } },
  p2 = { at = { ["West Field"] = { "Unit 5" } } },
  function(t)
    t.p1:move("Unit 1", "West Field")
    t.p1:play("Grim Apothecary"):at("West Field"):no()
    t:expect("Grim Apothecary"):at("West Field"):attacking()
    t:expect("Unit 1"):at("West Field")
  end,
}

scenario "740.1 Grim Apothecary: a team mate's unit at a battlefield goes to its owner's hand, no opponent's" {
  format = "2v2",
  p1 = { hand = { "Grim Apothecary" }, pool = { energy = 3 } },
  p2 = { at = { ["West Field"] = { "Unit 2" } } },
  p3 = { at = { ["East Field"] = { "Unit 1" } }, base = { "Unit 3" } },
  function(t)
    t.p1:play("Grim Apothecary"):at("base"):yes():on("Unit 1")
    t:pass_all()
    t:expect(t.p3.hand):is { "Unit 1" }
    t:expect("Unit 2"):at("West Field")
  end,
}
