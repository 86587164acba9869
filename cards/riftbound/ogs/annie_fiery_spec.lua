-- SPDX-License-Identifier: MIT

scenario "Annie, Fiery: my spells deal one more, each instance" {
  rule = "715.2", id = "RB-EX-050",
  p1 = { base = { "Annie, Fiery" }, hand = { "Singularity" }, pool = { energy = 6, mind = 2 } },
  p2 = { base = { "Unit 8", "Unit 9" } },
  function(t)
    t.p1:play("Singularity"):choose("Unit 8", "Unit 9")
    t:pass_all()
    t:expect("Unit 8"):damage(7)
    t:expect("Unit 9"):damage(7)
  end,
}

scenario "Annie, Fiery: not the opponent's spells" {
  p1 = { base = { "Annie, Fiery" }, at = { ["West Field"] = { "Unit 5" } } },
  p2 = { hand = { "Incinerate" }, pool = { energy = 2 } },
  turn = "p2",
  function(t)
    t.p2:play("Incinerate"):on("Unit 5")
    t:pass_all()
    t:expect("Unit 5"):damage(2)
  end,
}

scenario "Annie, Fiery: abilities too, but not what units deal in a combat" {
  rule = "417.6.c",
  p1 = { base = { "Annie, Fiery", "Crackshot Corsair" } },
  p2 = { at = { ["West Field"] = { "Unit 6" } } },
  function(t)
    t.p1:move("Crackshot Corsair", "West Field")
    t:resolve()
    t:expect("Unit 6"):damage(2)
    t:combat()
    t:expect("Unit 6"):at("West Field")
    t:expect("Crackshot Corsair"):in_zone("trash")
  end,
}
