-- SPDX-License-Identifier: MIT

test_card { id = "t-seal-rage", name = "Toll of Rage", type = "unit", cost = { energy = 0, power = { fury = 1 } }, might = 1 }
test_card { id = "t-seal-rage-2", name = "Other Toll", type = "unit", cost = { energy = 0, power = { calm = 1 } }, might = 1 }

scenario "Seal of Rage: costs one Power and gives one each turn" {
  p1 = { hand = { "Seal of Rage", "Toll of Rage", "Toll of Rage" }, pool = { fury = 1 } },
  function(t)
    t.p1:play("Seal of Rage")
    t:expect("Seal of Rage"):ready()
    t:expect_number("p1", "fury", 0)
    t.p1:play("Toll of Rage")
    t:expect("Toll of Rage#1"):at("base")
    t:expect("Seal of Rage"):exhausted()
    t:cannot(t.p1, "play", "Toll of Rage#2")
  end,
}

scenario "Seal of Rage: no other domain" {
  p1 = { base = { "Seal of Rage" }, hand = { "Other Toll" } },
  function(t)
    t:cannot(t.p1, "play", "Other Toll")
  end,
}
