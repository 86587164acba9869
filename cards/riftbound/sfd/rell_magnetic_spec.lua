-- SPDX-License-Identifier: MIT

scenario "Rell, Magnetic: attacking, she plays a cheap Equipment for nothing and wears it" {
  rule = "386",
  p1 = { base = { "Rell, Magnetic" }, hand = { "Doran's Blade", "B.F. Sword", "Orb of Regret" } },
  p2 = { at = { ["West Field"] = { "Unit 9" } } },
  function(t)
    t:expect("Rell, Magnetic"):attribute("tank", 1)
    t.p1:move("Rell, Magnetic", "West Field"):yes()
    t:resolve()
    t:expect_option("Doran's Blade")
    t:expect_no_option("B.F. Sword")
    t:expect_no_option("Orb of Regret")
    t.p1:choose("Doran's Blade")
    t:resolve()
    t:expect("Doran's Blade"):attached_to("Rell, Magnetic"):at("West Field")
    t:expect("Rell, Magnetic"):might(6)
  end,
}

scenario "Rell, Magnetic: she may say that there is none" {
  p1 = { base = { "Rell, Magnetic" }, hand = { "Doran's Blade" } },
  p2 = { at = { ["West Field"] = { "Unit 9" } } },
  function(t)
    t.p1:move("Rell, Magnetic", "West Field"):yes()
    t:resolve()
    t.p1:choose()
    t:expect(t.p1.hand):is { "Doran's Blade" }
    t:expect("Rell, Magnetic"):might(4)
  end,
}

scenario "Rell, Magnetic: or not let it trigger at all" {
  p1 = { base = { "Rell, Magnetic" }, hand = { "Doran's Blade" } },
  p2 = { at = { ["West Field"] = { "Unit 9" } } },
  function(t)
    t.p1:move("Rell, Magnetic", "West Field"):no()
    t:expect_chain(0)
  end,
}
