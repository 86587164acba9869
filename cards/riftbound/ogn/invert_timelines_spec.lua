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

scenario "411.1 Invert Timelines: every player, team mates too" {
  format = "2v2",
  p1 = { hand = { "Invert Timelines" }, pool = { energy = 9, any = 4 } },
  p2 = { hand = { "Gust", "Gust" } },
  p3 = { hand = { "Stupefy" } },
  function(t)
    t.p1:play("Invert Timelines")
    t:pass_all()
    t:expect_event("discard", "Stupefy", { by = "p3" })
    t:expect(t.p1.hand):count(4)
    t:expect(t.p2.hand):count(4)
    t:expect(t.p3.hand):count(4)
    t:expect(t.p4.hand):count(4)
  end,
}

scenario "422 Invert Timelines: a hand that is discarded together is one occasion for Jinx, and each card is discarded" {
  p1 = { hand = { "Invert Timelines", "Scrapheap", "Unit 1" }, pool = { energy = 3, chaos = 1 },
    base = { { "Jinx, Rebel", exhausted = true } } },
  p2 = { hand = { "Scrapheap", "Unit 2" }, base = { { "Jinx, Rebel", exhausted = true } } },
  function(t)
    t.p1:play("Invert Timelines")
    t:resolve()
    t.p1:order { "Jinx, Rebel", "Scrapheap" }
    t.p2:order { "Jinx, Rebel", "Scrapheap" }
    t:pass_all()
    t:expect("p1's Jinx, Rebel"):ready():might(6)
    t:expect("p2's Jinx, Rebel"):ready():might(6)
    t:expect(t.p1.hand):count(5)
    t:expect(t.p2.hand):count(5)
  end,
}
