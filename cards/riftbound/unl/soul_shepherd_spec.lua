-- SPDX-License-Identifier: MIT

scenario "Soul Shepherd: your token units have 1 more" {
  p1 = { base = { "Soul Shepherd", "Recruit", "Unit 1" } },
  p2 = { base = { "Recruit" } },
  function(t)
    t:expect("p1's Recruit"):might(2)
    t:expect("Unit 1"):might(1)
    t:expect("Recruit#2"):might(1)
  end,
}

scenario "Soul Shepherd: not once it is gone" {
  p1 = { base = { "Soul Shepherd", "Recruit" }, hand = { "Vengeance" }, pool = { energy = 4, order = 2 } },
  function(t)
    t.p1:play("Vengeance"):on("Soul Shepherd")
    t:pass_all()
    t:expect("Recruit"):might(1)
  end,
}

scenario "484.8.c Soul Shepherd: your token units, not a team mate's" {
  format = "2v2",
  p1 = { base = { "Soul Shepherd", "Recruit" } },
  p3 = { base = { "Sprite" } },
  function(t)
    t:expect("Recruit"):might(2)
    t:expect("Sprite"):might(3)
  end,
}
