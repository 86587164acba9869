-- SPDX-License-Identifier: MIT

scenario "Vicious Snapjaws: another friendly unit dies, 1 XP" {
  p1 = { base = { "Vicious Snapjaws", "Unit 1" }, hand = { "Vengeance" }, pool = { energy = 4, order = 2 } },
  function(t)
    t.p1:play("Vengeance"):on("Unit 1")
    t:pass_all()
    t:expect_number("p1", "xp", 1)
  end,
}

scenario "Vicious Snapjaws: not an enemy, not itself" {
  p1 = { base = { "Vicious Snapjaws" }, hand = { "Vengeance", "Vengeance" }, pool = { energy = 8, order = 4 } },
  p2 = { base = { "Unit 1" } },
  function(t)
    t.p1:play("Vengeance#1"):on("Unit 1")
    t:pass_all()
    t.p1:play("Vengeance#2")
    t:pass_all()
    t:expect("Vicious Snapjaws"):in_zone("trash")
    t:expect_number("p1", "xp", 0)
  end,
}

scenario "740.1 Vicious Snapjaws: a team mate's unit that dies is friendly" {
  format = "2v2",
  p1 = { base = { "Vicious Snapjaws" }, hand = { "Vengeance" }, pool = { energy = 4, order = 2 } },
  p3 = { base = { "Unit 5" } },
  function(t)
    t.p1:play("Vengeance"):on("Unit 5")
    t:pass_all()
    t:expect_number("p1", "xp", 1)
  end,
}
