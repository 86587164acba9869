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
