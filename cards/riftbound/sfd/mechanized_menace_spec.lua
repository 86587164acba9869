-- SPDX-License-Identifier: MIT

scenario "Mechanized Menace: friendly Mechs have Shield" {
  rule = "814",
  p1 = { legend = "Mechanized Menace", at = { ["West Field"] = { "Mech" } }, base = { "Unit 1" } },
  p2 = { base = { "Unit 5", "Bubble Bot" } }, turn = "p2",
  function(t)
    t:expect("Unit 1"):attribute("shield", 0)
    t:expect("Bubble Bot"):attribute("shield", 0)
    t:expect("Mech"):might(3)
    t.p2:move("Unit 5", "West Field")
    t:expect("Mech"):might(4):defending()
  end,
}

scenario "Mechanized Menace: not as attackers" {
  p1 = { legend = "Mechanized Menace", base = { "Mech" } },
  p2 = { at = { ["West Field"] = { "Unit 1" } } },
  function(t)
    t.p1:move("Mech", "West Field")
    t:expect("Mech"):might(3):attacking()
  end,
}

scenario "484.8.c Mechanized Menace: your Mechs, not a team mate's" {
  format = "2v2",
  p1 = { legend = "Mechanized Menace", base = { "Mech" } },
  p3 = { base = { "Mech" } },
  function(t)
    t:expect("p1's Mech"):keyword("shield")
    t:expect("p3's Mech"):no_keyword("shield")
  end,
}
