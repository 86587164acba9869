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

scenario "484.8.c Deceiver: not when a team mate conquers" {
  format = "2v2", turn = "p3",
  p1 = { legend = "Deceiver", hand = { "Gust" } },
  p3 = { base = { "Unit 2" } },
  function(t)
    t.p3:move("Unit 2", "West Field")
    t:combat()
    t:expect_control("West Field", "p3")
    t:expect(t.p1.hand):is { "Gust" }
    t:expect_no_event("trigger", "Deceiver")
  end,
}
