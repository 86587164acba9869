-- SPDX-License-Identifier: MIT

scenario "Black Market Broker: a card played from face down makes a Gold" {
  p1 = { base = { "Black Market Broker" }, at = { ["West Field"] = { "Unit 1" } },
    facedown = { ["West Field"] = "Pakaa Cub" } },
  function(t)
    t.p1:play("Pakaa Cub")
    t:pass_all()
    t:expect("Gold"):exhausted()
  end,
}

scenario "Black Market Broker: not one from the hand" {
  p1 = { base = { "Black Market Broker" }, hand = { "Pakaa Cub" }, pool = { energy = 3 } },
  function(t)
    t.p1:play("Pakaa Cub")
    t:expect_chain(0)
  end,
}

scenario "Black Market Broker, Katarina: what a team mate plays from face down is not theirs" {
  format = "2v2",
  p1 = { base = { "Black Market Broker", "Katarina, Reckless" } }, p2 = { base = { "Unit 3" } },
  p3 = { at = { ["West Field"] = { "Unit 4" } }, facedown = { ["West Field"] = "Stand United" } }, p4 = {},
  turn = "p3",
  function(t)
    t.p3:play("Stand United")
    t:pass_all()
    t:expect("Unit 4"):buffed()
    t:expect_no_event("trigger", "Black Market Broker")
    t:expect_no_event("trigger", "Katarina, Reckless")
    t:expect("Unit 3"):damage(0)
  end }
