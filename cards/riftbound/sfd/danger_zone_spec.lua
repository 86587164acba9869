-- SPDX-License-Identifier: MIT

scenario "Danger Zone: one Might this turn for friendly Mechs" {
  rule = "472.3",
  p1 = { hand = { "Danger Zone" }, base = { "Mech", "Bubble Bot", "Unit 1" },
    pool = { energy = 1, mind = 1 } },
  p2 = { base = { "Forecaster" } },
  function(t)
    t.p1:play("Danger Zone")
    t:pass_all()
    t:expect("Mech"):might(4)
    t:expect("Bubble Bot"):might(4)
    t:expect("Unit 1"):might(1)
    t:expect("Forecaster"):might(2)
    t:next_turn()
    t:expect("Mech"):might(3)
  end,
}

scenario "Danger Zone: repeated, twice" {
  rule = "820",
  p1 = { hand = { "Danger Zone" }, base = { "Mech" }, pool = { energy = 2, mind = 1, calm = 1 } },
  function(t)
    t.p1:play("Danger Zone"):yes()
    t:pass_all()
    t:expect("Mech"):might(5)
  end,
}

scenario "484.8.c Danger Zone: your Mechs, not a team mate's" {
  format = "2v2",
  p1 = { hand = { "Danger Zone" }, pool = { energy = 1, mind = 1 }, base = { "Mech" } },
  p3 = { base = { "Mech" } },
  function(t)
    t.p1:play("Danger Zone")
    t:pass_all()
    t:expect("p1's Mech"):might(4)
    t:expect("p3's Mech"):might(3)
  end,
}
