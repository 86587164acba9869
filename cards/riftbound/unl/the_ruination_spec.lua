-- SPDX-License-Identifier: MIT

scenario "The Ruination: all units die" {
  p1 = { hand = { "The Ruination" }, pool = { energy = 9, order = 3 }, base = { "Unit 1" }, at = { ["West Field"] = { "Unit 2" } } },
  p2 = { at = { ["East Field"] = { "Unit 3" } } },
  function(t)
    t.p1:play("The Ruination")
    t:pass_all()
    t:expect(t.p1.trash):is { "Unit 1", "Unit 2", "The Ruination" }
    t:expect(t.p2.trash):is { "Unit 3" }
    t:expect_control("East Field", "nobody")
  end,
}

scenario "The Ruination: gear stays, and what was attached goes to its base" {
  rule = "719.5",
  p1 = { hand = { "The Ruination" }, pool = { energy = 9, order = 3 }, base = { "Gold" } },
  p2 = { at = { ["East Field"] = { { "Unit 3", attached = { "Long Sword" } } } } },
  function(t)
    t.p1:play("The Ruination")
    t:pass_all()
    t:expect("Gold"):at("base")
    t:expect("Long Sword"):at("base"):unattached()
  end,
}
