-- SPDX-License-Identifier: MIT

scenario "Invert Timelines: all hands are discarded, then four cards for everybody" {
  p1 = { hand = { "Invert Timelines", "Unit 1", "Unit 2" }, pool = { energy = 3, chaos = 1 } },
  p2 = { hand = { "Gust" } },
  function(t)
    t.p1:play("Invert Timelines")
    t:pass_all()
    t:expect(t.p1.hand):count(4):lacks("Unit 1")
    t:expect(t.p1.trash):is { "Unit 1", "Unit 2", "Invert Timelines" }
    t:expect(t.p2.hand):count(4)
    t:expect(t.p2.trash):is { "Gust" }
  end,
}

scenario "Invert Timelines: an empty hand discards nothing and draws all the same" {
  p1 = { hand = { "Invert Timelines" }, pool = { energy = 3, chaos = 1 } },
  p2 = {},
  function(t)
    t.p1:play("Invert Timelines")
    t:pass_all()
    t:expect_no_event("discard")
    t:expect(t.p1.hand):count(4)
    t:expect(t.p2.hand):count(4)
  end,
}
