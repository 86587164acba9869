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
