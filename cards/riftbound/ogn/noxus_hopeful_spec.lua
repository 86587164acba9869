-- SPDX-License-Identifier: MIT

scenario "Noxus Hopeful: two Energy less after another card" {
  rule = "812.1.c",
  p1 = { hand = { "Noxus Hopeful", "Unit 0" }, pool = { energy = 2 } },
  function(t)
    t:cannot(t.p1, "play", "Noxus Hopeful")
    t.p1:play("Unit 0")
    t.p1:play("Noxus Hopeful")
    t:expect("Noxus Hopeful"):at("base"):might(4)
    t:expect_number("p1", "energy", 0)
  end,
}

scenario "Noxus Hopeful: a countered card counts too" {
  rule = "812",
  p1 = { hand = { "Noxus Hopeful", "Confront" }, pool = { energy = 4 } },
  p2 = { hand = { "Defy" }, pool = { energy = 1, calm = 1 } },
  function(t)
    t.p1:play("Confront"):pass()
    t.p2:play("Defy")
    t:pass_all()
    t.p1:play("Noxus Hopeful")
    t:expect_number("p1", "energy", 0)
  end,
}

scenario "Noxus Hopeful: an ability, an opponent's card and one of an earlier turn do not count" {
  p1 = { hand = { "Noxus Hopeful", "Unit 0" }, legend = { "Herald of the Arcane" }, pool = { energy = 1 } },
  p2 = { hand = { "Unit 0" }, runes = { mind = 3 } },
  function(t)
    t.p1:use("Herald of the Arcane")
    t:pass_all()
    t:expect("Recruit"):at("base")
    t.p1:play("Unit 0")
    t:next_turn()
    t.p2:play("Unit 0#2")
    t:next_turn()
    t:cannot(t.p1, "play", "Noxus Hopeful")
  end,
}

scenario "812.3 Noxus Hopeful: it has Legion; a team mate's card does not count" {
  format = "2v2",
  p1 = { hand = { "Noxus Hopeful" }, pool = { energy = 3 } },
  p3 = { hand = { "Desert's Call" }, pool = { energy = 2 } },
  function(t)
    t:expect("Noxus Hopeful"):keyword("legion")
    t.p1:invite()
    t.p3:play("Desert's Call")
    t:pass_all()
    t:cannot(t.p1, "play", "Noxus Hopeful", "357")
  end,
}
