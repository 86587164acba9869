-- SPDX-License-Identifier: MIT

test_card { id = "t-seal-insight", name = "Toll of Insight", type = "unit", cost = { energy = 0, power = { mind = 1 } }, might = 1 }
test_card { id = "t-seal-insight-2", name = "Other Toll", type = "unit", cost = { energy = 0, power = { fury = 1 } }, might = 1 }

scenario "Seal of Insight: costs one Power and gives one each turn" {
  p1 = { hand = { "Seal of Insight", "Toll of Insight", "Toll of Insight" }, pool = { mind = 1 } },
  function(t)
    t.p1:play("Seal of Insight")
    t:expect("Seal of Insight"):ready()
    t:expect_number("p1", "mind", 0)
    t.p1:play("Toll of Insight")
    t:expect("Toll of Insight#1"):at("base")
    t:expect("Seal of Insight"):exhausted()
    t:cannot(t.p1, "play", "Toll of Insight#2")
  end,
}

scenario "Seal of Insight: no other domain" {
  p1 = { base = { "Seal of Insight" }, hand = { "Other Toll" } },
  function(t)
    t:cannot(t.p1, "play", "Other Toll")
  end,
}
