-- SPDX-License-Identifier: MIT

scenario "Pouty Poro: an opponent pays one Power more to choose it" {
  rule = "809",
  p1 = { hand = { "Incinerate" }, pool = { energy = 2, order = 1 } },
  p2 = { at = { ["West Field"] = { "Pouty Poro" } } },
  function(t)
    t.p1:play("Incinerate"):on("Pouty Poro")
    t:pass_all()
    t:expect("Pouty Poro"):in_zone("trash")
    t:expect_number("p1", "order", 0)
  end,
}

scenario "Pouty Poro: who cannot pay cannot choose it" {
  rule = "809.1.c",
  p1 = { hand = { "Incinerate" }, pool = { energy = 3 } },
  p2 = { at = { ["West Field"] = { "Pouty Poro", "Unit 3" } } },
  function(t)
    t.p1:play("Incinerate"):on("Unit 3")
    t:pass_all()
    t:expect("Unit 3"):damage(2)
    t:expect("Pouty Poro"):damage(0)
  end,
}

scenario "Pouty Poro: its own side pays nothing more" {
  p1 = { hand = { "Discipline" }, base = { "Pouty Poro" }, pool = { energy = 2 } },
  function(t)
    t.p1:play("Discipline"):on("Pouty Poro")
    t:pass_all()
    t:expect("Pouty Poro"):might(4)
  end,
}

scenario "809 Pouty Poro: a team mate pays nothing more, each opponent does" {
  format = "2v2",
  p1 = { base = { "Pouty Poro" } },
  p3 = { hand = { "Discipline" }, pool = { energy = 2 } },
  p4 = { hand = { "Discipline" }, pool = { energy = 2 } },
  turn = "p3",
  function(t)
    t.p3:play("Discipline"):on("Pouty Poro"):pass()
    t:cannot(t.p4, "play", "p4's Discipline")
    t:pass_all()
    t:expect("Pouty Poro"):might(4)
  end,
}
