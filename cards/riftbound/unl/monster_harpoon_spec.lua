-- SPDX-License-Identifier: MIT

scenario "Monster Harpoon: 2 to a unit at a battlefield" {
  p1 = { hand = { "Monster Harpoon" }, pool = { energy = 1, fury = 1 } },
  p2 = { at = { ["West Field"] = { "Unit 9" } }, facedown = { ["West Field"] = "Pakaa Cub" } },
  function(t)
    t.p1:play("Monster Harpoon"):on("Unit 9")
    t:pass_all()
    t:expect("Unit 9"):damage(2)
  end,
}

scenario "Monster Harpoon: 4 with a facedown card of yours" {
  p1 = { hand = { "Monster Harpoon" }, pool = { energy = 1, fury = 1 }, at = { ["East Field"] = { "Unit 1" } },
    facedown = { ["East Field"] = "Pakaa Cub" } },
  p2 = { at = { ["West Field"] = { "Unit 9" } } },
  function(t)
    t.p1:play("Monster Harpoon"):on("Unit 9")
    t:pass_all()
    t:expect("Unit 9"):damage(4)
  end,
}

scenario "484.8.c Monster Harpoon: a team mate's facedown card is none of yours" {
  format = "2v2",
  p1 = { hand = { "Monster Harpoon" }, pool = { energy = 1, fury = 1 } },
  p2 = { at = { ["West Field"] = { "Unit 9" } } },
  p3 = { at = { ["East Field"] = { "Unit 1" } }, facedown = { ["East Field"] = "Pakaa Cub" } },
  function(t)
    t.p1:play("Monster Harpoon"):on("Unit 9")
    t:pass_all()
    t:expect("Unit 9"):damage(2)
  end,
}
