-- SPDX-License-Identifier: MIT

test_card { id = "t-seal-discord", name = "Toll of Discord", type = "unit", cost = { energy = 0, power = { chaos = 1 } }, might = 1 }
test_card { id = "t-seal-discord-2", name = "Other Toll", type = "unit", cost = { energy = 0, power = { fury = 1 } }, might = 1 }

scenario "Seal of Discord: costs one Power and gives one each turn" {
  p1 = { hand = { "Seal of Discord", "Toll of Discord", "Toll of Discord" }, pool = { chaos = 1 } },
  function(t)
    t.p1:play("Seal of Discord")
    t:expect("Seal of Discord"):ready()
    t:expect_number("p1", "chaos", 0)
    t.p1:play("Toll of Discord")
    t:expect("Toll of Discord#1"):at("base")
    t:expect("Seal of Discord"):exhausted()
    t:cannot(t.p1, "play", "Toll of Discord#2")
  end,
}

scenario "Seal of Discord: no other domain" {
  p1 = { base = { "Seal of Discord" }, hand = { "Other Toll" } },
  function(t)
    t:cannot(t.p1, "play", "Other Toll")
  end,
}
