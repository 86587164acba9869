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

scenario "740.1 Zaun Punk: a team mate's gear pays for it" {
  rule = "740.1",
  teams = 2,
  p1 = { hand = { "Zaun Punk" }, pool = { energy = 3 } },
  p2 = { base = { "Orb of Regret" } }, p3 = { base = { "Poro Snax" } }, p4 = {},
  function(t)
    t.p1:play("Zaun Punk"):yes()
    t:expect(t.p3.trash):is { "Poro Snax" }
    t:pass_all()
    t:expect(t.p2.trash):is { "Orb of Regret" }
  end,
}
