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

scenario "812.3 Hand of Noxus: it has Legion, for cards of its own player" {
  format = "2v2", turn = "p3",
  p1 = { legend = "Hand of Noxus", hand = { "Stupefy" }, base = { "Unit 1" } },
  p3 = { hand = { "Unit 0" } },
  function(t)
    t:expect("Hand of Noxus"):keyword("legion")
    t.p3:play("Unit 0"):at("base")
    t.p3:invite()
    t:cannot(t.p1, "use", "Hand of Noxus")
    t:cannot(t.p1, "play", "Stupefy", "357")
    t.p1:pass()
  end,
}
