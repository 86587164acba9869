-- SPDX-License-Identifier: MIT

scenario "Deceiver: conquering may bring a ready copy of another unit there, with Temporary" {
  rule = "386",
  p1 = { legend = { "Deceiver" }, base = { "Unit 3" }, hand = { "Unit 1" } },
  function(t)
    t.p1:move("Unit 3", "West Field")
    t:combat()
    t.p1:yes():yes()
    t:pass_all()
    t:expect(t:at("West Field")):is { "Unit 3", "Unit 3" }
    t:expect("Unit 3#2"):ready():might(3):attribute("temporary", 1)
    t:expect("Deceiver"):exhausted()
    t:expect(t.p1.trash):is { "Unit 1" }
  end,
}

scenario "Deceiver: not without a card to discard, and it may be declined" {
  p1 = { legend = { "Deceiver" }, base = { "Unit 3" } },
  function(t)
    t.p1:move("Unit 3", "West Field")
    t:combat()
    if t:now().kind ~= "turn" then t.p1:no() end
    t:expect(t:at("West Field")):is { "Unit 3" }
    t:expect("Deceiver"):ready()
  end,
}
