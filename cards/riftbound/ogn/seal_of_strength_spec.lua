-- SPDX-License-Identifier: MIT

test_card { id = "t-seal-strength", name = "Toll of Strength", type = "unit", cost = { energy = 0, power = { body = 1 } }, might = 1 }
test_card { id = "t-seal-strength-2", name = "Other Toll", type = "unit", cost = { energy = 0, power = { fury = 1 } }, might = 1 }

scenario "Seal of Strength: costs one Power and gives one each turn" {
  p1 = { hand = { "Seal of Strength", "Toll of Strength", "Toll of Strength" }, pool = { body = 1 } },
  function(t)
    t.p1:play("Seal of Strength")
    t:expect("Seal of Strength"):ready()
    t:expect_number("p1", "body", 0)
    t.p1:play("Toll of Strength")
    t:expect("Toll of Strength#1"):at("base")
    t:expect("Seal of Strength"):exhausted()
    t:cannot(t.p1, "play", "Toll of Strength#2")
  end,
}

scenario "Seal of Strength: no other domain" {
  p1 = { base = { "Seal of Strength" }, hand = { "Other Toll" } },
  function(t)
    t:cannot(t.p1, "play", "Other Toll")
  end,
}
