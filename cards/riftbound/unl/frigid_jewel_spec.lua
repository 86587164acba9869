-- SPDX-License-Identifier: MIT

scenario "Frigid Jewel: the second card drawn in a turn gives a friendly unit 2" {
  p1 = { base = { "Frigid Jewel", "Unit 1" }, hand = { "Premonition" }, pool = { energy = 2, mind = 3 } },
  function(t)
    t.p1:play("Premonition")
    t:pass_all()
    t:pass_all()
    t:expect("Unit 1"):might(3)
  end,
}

scenario "Frigid Jewel: not the first one" {
  p1 = { base = { "Frigid Jewel", "Unit 1" }, hand = { "Downstage Dramatics" }, pool = { energy = 2 } },
  function(t)
    t.p1:play("Downstage Dramatics")
    t:pass_all()
    t:expect("Unit 1"):might(1)
  end,
}

scenario "Frigid Jewel: a card drawn from among others counts" {
  rule = "413.1",
  p1 = { base = { "Frigid Jewel", "Unit 1" }, hand = { "Called Shot" }, pool = { chaos = 2 } },
  function(t)
    t.p1:play("Called Shot"):yes()
    t:pass_all()
    t.p1:choose(1)
    t.p1:choose(1)
    t:pass_all()
    t:expect("Unit 1"):might(3)
  end,
}

scenario "740.1 Frigid Jewel: a team mate's unit is friendly" {
  format = "2v2",
  p1 = { base = { "Frigid Jewel" }, hand = { "Premonition" }, pool = { energy = 2, mind = 3 } },
  p3 = { base = { "Unit 1" } },
  function(t)
    t.p1:play("Premonition")
    t:pass_all()
    t:pass_all()
    t:expect("Unit 1"):might(3)
  end,
}

scenario "Frigid Jewel: of two cards drawn by one spell the second one, once" {
  p1 = { base = { "Frigid Jewel", "Unit 1" }, hand = { "Concentrate" }, pool = { energy = 5 } },
  function(t)
    t.p1:play("Concentrate")
    t:pass_all()
    t:expect("Unit 1"):might(3)
    t:expect_events(1, "trigger", "Frigid Jewel")
  end,
}
