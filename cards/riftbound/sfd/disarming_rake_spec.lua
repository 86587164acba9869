-- SPDX-License-Identifier: MIT

scenario "Disarming Rake: may kill a gear" {
  p1 = { hand = { "Disarming Rake" }, pool = { energy = 9, calm = 5 } },
  p2 = { base = { "Long Sword" } },
  function(t)
    t.p1:play("Disarming Rake"):yes():on("Long Sword")
    t:pass_all()
    t:expect("Long Sword"):in_zone("trash")
  end,
}

scenario "Disarming Rake: need not; units are no gear" {
  p1 = { hand = { "Disarming Rake" }, pool = { energy = 9, calm = 5 }, base = { "Gold" } },
  p2 = { base = { "Unit 1" } },
  function(t)
    t.p1:play("Disarming Rake"):no()
    t:expect_chain(0)
    t:expect("Gold"):at("base")
  end,
}
