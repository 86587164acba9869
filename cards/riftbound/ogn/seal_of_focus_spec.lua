-- SPDX-License-Identifier: MIT

test_card { id = "t-seal-focus", name = "Toll of Focus", type = "unit", cost = { energy = 0, power = { calm = 1 } }, might = 1 }
test_card { id = "t-seal-focus-2", name = "Other Toll", type = "unit", cost = { energy = 0, power = { fury = 1 } }, might = 1 }

scenario "Seal of Focus: costs one Power and gives one each turn" {
  p1 = { hand = { "Seal of Focus", "Toll of Focus", "Toll of Focus" }, pool = { calm = 1 } },
  function(t)
    t.p1:play("Seal of Focus")
    t:expect("Seal of Focus"):ready()
    t:expect_number("p1", "calm", 0)
    t.p1:play("Toll of Focus")
    t:expect("Toll of Focus#1"):at("base")
    t:expect("Seal of Focus"):exhausted()
    t:cannot(t.p1, "play", "Toll of Focus#2")
  end,
}

scenario "Seal of Focus: no other domain" {
  p1 = { base = { "Seal of Focus" }, hand = { "Other Toll" } },
  function(t)
    t:cannot(t.p1, "play", "Other Toll")
  end,
}
