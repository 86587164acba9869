-- SPDX-License-Identifier: MIT

scenario "Zaun Punk: one gear for another" {
  p1 = { hand = { "Zaun Punk" }, pool = { energy = 3 }, base = { "Gold" } },
  p2 = { base = { "Long Sword" } },
  function(t)
    t.p1:play("Zaun Punk"):yes():on("Long Sword")
    t:pass_all()
    t:expect("Gold"):gone()
    t:expect("Long Sword"):in_zone("trash")
  end,
}

scenario "Zaun Punk: without the cost, nothing" {
  p1 = { hand = { "Zaun Punk" }, pool = { energy = 3 }, base = { "Gold" } },
  p2 = { base = { "Long Sword" } },
  function(t)
    t.p1:play("Zaun Punk"):no()
    t:expect_chain(0)
    t:expect("Long Sword"):at("base")
  end,
}
