-- SPDX-License-Identifier: MIT

scenario "Moonlight Affliction: -10 this turn" {
  p1 = { hand = { "Moonlight Affliction" }, pool = { energy = 7 } },
  p2 = { base = { "Mountain Drake", "Unit 3" } },
  function(t)
    t.p1:play("Moonlight Affliction"):on("Unit 3")
    t:pass_all()
    t:expect("Unit 3"):might(0):at("base")
    t:next_turn()
    t:expect("Unit 3"):might(3)
  end,
}

scenario "Moonlight Affliction: a damaged unit dies of it" {
  rule = "143.2.a",
  p1 = { hand = { "Moonlight Affliction" }, pool = { energy = 7 } },
  p2 = { base = { { "Mountain Drake", damage = 1 } } },
  function(t)
    t.p1:play("Moonlight Affliction"):on("Mountain Drake")
    t:pass_all()
    t:expect("Mountain Drake"):in_zone("trash")
  end,
}
