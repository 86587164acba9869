-- SPDX-License-Identifier: MIT

test_card { id = "t-seal-unity", name = "Toll of Unity", type = "unit", cost = { energy = 0, power = { order = 1 } }, might = 1 }
test_card { id = "t-seal-unity-2", name = "Other Toll", type = "unit", cost = { energy = 0, power = { fury = 1 } }, might = 1 }

scenario "Seal of Unity: costs one Power and gives one each turn" {
  p1 = { hand = { "Seal of Unity", "Toll of Unity", "Toll of Unity" }, pool = { order = 1 } },
  function(t)
    t.p1:play("Seal of Unity")
    t:expect("Seal of Unity"):ready()
    t:expect_number("p1", "order", 0)
    t.p1:play("Toll of Unity")
    t:expect("Toll of Unity#1"):at("base")
    t:expect("Seal of Unity"):exhausted()
    t:cannot(t.p1, "play", "Toll of Unity#2")
  end,
}

scenario "Seal of Unity: no other domain" {
  p1 = { base = { "Seal of Unity" }, hand = { "Other Toll" } },
  function(t)
    t:cannot(t.p1, "play", "Other Toll")
  end,
}
