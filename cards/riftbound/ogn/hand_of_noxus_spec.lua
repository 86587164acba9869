-- SPDX-License-Identifier: MIT

scenario "Hand of Noxus: one Energy after another card" {
  p1 = { legend = { "Hand of Noxus" }, hand = { "Unit 0", "Unit 1" } },
  function(t)
    t:cannot(t.p1, "play", "Unit 1")
    t.p1:play("Unit 0")
    t.p1:play("Unit 1")
    t:expect("Hand of Noxus"):exhausted()
  end,
}

scenario "Hand of Noxus: the card being paid for does not count as played" {
  rule = "812.1.c",
  p1 = { legend = { "Hand of Noxus" }, hand = { "Unit 1" } },
  function(t)
    t:cannot(t.p1, "play", "Unit 1")
    t:cannot(t.p1, "use", "Hand of Noxus")
  end,
}
