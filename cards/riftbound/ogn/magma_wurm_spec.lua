-- SPDX-License-Identifier: MIT

scenario "Magma Wurm: other friendly units enter ready" {
  p1 = { base = { "Magma Wurm" }, hand = { "Unit 2" }, pool = { energy = 2 } },
  function(t)
    t.p1:play("Unit 2")
    t:expect("Unit 2"):at("base"):ready()
  end,
}

scenario "Magma Wurm: it does not help itself, nor the enemy" {
  p1 = { hand = { "Magma Wurm" }, pool = { energy = 8, fury = 1 } },
  p2 = { hand = { "Unit 2" }, runes = { fury = 2 } },
  function(t)
    t.p1:play("Magma Wurm")
    t:expect("Magma Wurm"):exhausted()
    t:next_turn()
    t.p2:play("Unit 2")
    t:expect("Unit 2"):exhausted()
  end,
}

scenario "Magma Wurm: tokens too" {
  p1 = { base = { "Magma Wurm" }, legend = { "Herald of the Arcane" }, pool = { energy = 1 } },
  function(t)
    t.p1:use("Herald of the Arcane")
    t:pass_all()
    t:expect("Recruit"):ready()
  end,
}

scenario "484.8.d Magma Wurm: a team mate's units enter ready too" {
  format = "2v2", turn = "p3",
  p1 = { base = { "Magma Wurm" } },
  p3 = { hand = { "Unit 2" }, pool = { energy = 2 } },
  function(t)
    t.p3:play("Unit 2"):at("base")
    t:pass_all()
    t:expect("Unit 2"):at("base"):ready():controlled_by("p3")
  end,
}

scenario "Magma Wurm: played beside another one it enters ready" {
  p1 = { base = { "Magma Wurm" }, hand = { "Magma Wurm" }, pool = { energy = 8, fury = 1 } },
  function(t)
    t.p1:play("Magma Wurm in hand")
    t:expect("Magma Wurm#2"):ready()
  end,
}
