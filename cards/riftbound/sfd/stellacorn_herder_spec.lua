-- SPDX-License-Identifier: MIT

scenario "Stellacorn Herder: moving draws a card, to a battlefield or home" {
  p1 = { base = { "Stellacorn Herder" }, at = { ["West Field"] = { "Stellacorn Herder" } } },
  function(t)
    t.p1:move("Stellacorn Herder#2", "base")
    t:resolve()
    t:expect(t.p1.hand):count(1)
    t.p1:move("Stellacorn Herder#1", "West Field")
    t:resolve()
    t:expect(t.p1.hand):count(2)
  end,
}

scenario "Stellacorn Herder: a recall is no move" {
  rule = "449",
  p1 = { base = { "Stellacorn Herder" }, hand = { "Highlander" }, pool = { energy = 4 } },
  p2 = { at = { ["West Field"] = { "Unit 9" } } },
  function(t)
    t.p1:play("Highlander"):on("Stellacorn Herder")
    t:pass_all()
    t.p1:move("Stellacorn Herder", "West Field")
    t:resolve()
    t:combat()
    t:expect("Stellacorn Herder"):at("base")
    t:expect(t.p1.hand):count(1)
  end,
}
