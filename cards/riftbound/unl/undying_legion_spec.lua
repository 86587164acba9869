-- SPDX-License-Identifier: MIT

scenario "Undying Legion: after another card it is played from the trash for three Energy and a fury Power" {
  p1 = { trash = { "Undying Legion" }, hand = { "Unit 1" }, pool = { energy = 4, fury = 1 } },
  function(t)
    t:cannot(t.p1, "play", "Undying Legion", "419.1.a")
    t.p1:play("Unit 1"):at("base")
    t:can(t.p1, "play", "Undying Legion")
    t.p1:play("Undying Legion"):at("base")
    t:expect("Undying Legion"):at("base")
    t:expect_number("p1", "energy", 0)
    t:expect_number("p1", "fury", 0)
  end,
}

scenario "Undying Legion: from the trash the printed cost is not enough" {
  rule = "356.1.a",
  p1 = { trash = { "Undying Legion" }, hand = { "Unit 1" }, pool = { energy = 9 } },
  function(t)
    t.p1:play("Unit 1"):at("base")
    t:cannot(t.p1, "play", "Undying Legion", "357")
  end,
}

scenario "Undying Legion: from the hand it costs what is printed" {
  p1 = { hand = { "Undying Legion", "Unit 1" }, pool = { energy = 4 } },
  function(t)
    t.p1:play("Unit 1"):at("base")
    t.p1:play("Undying Legion"):at("base")
    t:expect_number("p1", "energy", 0)
  end,
}

scenario "Undying Legion: it is its owner's trash and his turn; others do not play it" {
  p1 = { trash = { "Undying Legion" } },
  p2 = { hand = { "Unit 1" }, pool = { energy = 9, fury = 2 } },
  turn = "p2",
  function(t)
    t.p2:play("Unit 1"):at("base")
    t:cannot(t.p2, "play", "Undying Legion", "419.1.a")
    t:cannot(t.p1, "play", "Undying Legion")
  end,
}

scenario "Undying Legion: killed, it can come back in the same turn" {
  p1 = { base = { "Undying Legion" }, hand = { "Singularity" }, pool = { energy = 9, mind = 2, fury = 1 } },
  function(t)
    t.p1:play("Singularity"):on("Undying Legion")
    t:pass_all()
    t:expect("Undying Legion"):in_zone("trash")
    t:can(t.p1, "play", "Undying Legion")
  end,
}

scenario "484.8.c Undying Legion: another card that a team mate played is not yours" {
  format = "2v2",
  p1 = { trash = { "Undying Legion" }, pool = { energy = 3, fury = 1 } },
  p3 = { hand = { "Stupefy" }, pool = { energy = 9, fury = 2 } },
  p2 = { base = { "Unit 2" } },
  function(t)
    t.p1:invite()
    t.p3:play("Stupefy"):on("Unit 2")
    t:pass_all()
    t:expect_decision("p1", "turn")
    t:cannot(t.p1, "play", "Undying Legion", "419.1.a")
  end,
}
