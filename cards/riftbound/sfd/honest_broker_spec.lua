-- SPDX-License-Identifier: MIT

scenario "Honest Broker: dying makes a Gold" {
  rule = "808",
  p1 = { base = { "Honest Broker" }, hand = { "Vengeance" }, pool = { energy = 4, order = 2 } },
  function(t)
    t.p1:play("Vengeance"):on("Honest Broker")
    t:pass_all()
    t:expect("Gold"):exhausted()
  end,
}

scenario "Honest Broker: returned to hand it has not died" {
  p1 = { at = { ["West Field"] = { "Honest Broker" } }, hand = { "Gust" }, pool = { energy = 1 } },
  function(t)
    t.p1:play("Gust"):on("Honest Broker")
    t:pass_all()
    t:expect(t.p1.base):count(0)
  end,
}
