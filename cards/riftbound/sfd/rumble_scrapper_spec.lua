-- SPDX-License-Identifier: MIT

scenario "Rumble, Scrapper: friendly Mechs have one more Might, himself too" {
  rule = "472.3",
  p1 = { base = { "Rumble, Scrapper", "Mech", "Unit 1" } },
  p2 = { base = { "Bubble Bot" } },
  function(t)
    t:expect("Rumble, Scrapper"):might(5)
    t:expect("Mech"):might(4)
    t:expect("Unit 1"):might(1)
    t:expect("Bubble Bot"):might(3)
  end,
}

scenario "Rumble, Scrapper: holding, a Mech comes to the base" {
  rule = "383.4.d",
  p1 = { at = { ["West Field"] = { "Rumble, Scrapper" } } }, turn = "p2",
  function(t)
    t:next_turn()
    t:expect("Mech"):at("base"):might(4)
  end,
}

scenario "Rumble, Scrapper: in the base he holds nothing" {
  p1 = { base = { "Rumble, Scrapper" }, at = { ["West Field"] = { "Unit 1" } } }, turn = "p2",
  function(t)
    t:next_turn()
    t:expect("Mech"):gone()
    t:expect_points("p1", 1)
  end,
}

scenario "484.8.c Rumble, Scrapper: your Mechs, not a team mate's" {
  format = "2v2",
  p1 = { base = { "Rumble, Scrapper", "Mech" } },
  p3 = { base = { "Mech" } },
  function(t)
    t:expect("p1's Mech"):might(4)
    t:expect("p3's Mech"):might(3)
  end,
}
