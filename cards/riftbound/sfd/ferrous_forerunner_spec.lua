-- SPDX-License-Identifier: MIT

scenario "Ferrous Forerunner: dies, two Mechs come to the base" {
  rule = "808.1.c",
  p1 = { hand = { "Vengeance" }, pool = { energy = 4, order = 2 } },
  p2 = { at = { ["West Field"] = { "Ferrous Forerunner" } } },
  function(t)
    t.p1:play("Vengeance"):on("Ferrous Forerunner")
    t:pass_all()
    t:expect(t.p2.base):is { "Mech", "Mech" }
    t:expect("Mech#1"):controlled_by("p2"):exhausted()
  end,
}

scenario "Ferrous Forerunner: returned to the hand it does not die" {
  rule = "808.1",
  p1 = { at = { ["West Field"] = { "Ferrous Forerunner" } } },
  p2 = { hand = { "Gust" }, pool = { energy = 1 } }, turn = "p2",
  function(t)
    t:cannot(t.p2, "play", "Gust") -- three Might at most
    t:expect(t.p1.base):count(0)
  end,
}
