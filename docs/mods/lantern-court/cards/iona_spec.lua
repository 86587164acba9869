-- SPDX-License-Identifier: MIT

scenario "Iona, Lamplighter: a Moth where she conquers" {
  p1 = { base = { "Iona, Lamplighter" } },
  function(t)
    t.p1:move("Iona, Lamplighter", "West Field")
    t:showdown_pass()
    t:pass_all()
    t:expect("Moth"):at("West Field")
  end,
}

scenario "Iona, Lamplighter: a card when she dies" {
  p1 = { at = { ["West Field"] = { "Iona, Lamplighter" } }, deck = { "Unit 1" } },
  p2 = { hand = { "Falling Star" }, pool = { energy = 2, fury = 2 } },
  turn = "p2",
  function(t)
    t.p2:play("Falling Star"):on("Iona, Lamplighter", "Iona, Lamplighter")
    t:pass_all()
    t:expect("Iona, Lamplighter"):in_zone("trash")
    t:expect("Unit 1"):in_zone("hand")
  end,
}
