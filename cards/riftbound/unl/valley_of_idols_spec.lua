-- SPDX-License-Identifier: MIT

scenario "Valley of Idols: who plays a unit there may pay one Energy to buff it" {
  battlefields = { "Valley of Idols", "East Field" },
  p1 = {
    hand = { "Unit 1" }, pool = { energy = 2 }, at = { ["Valley of Idols"] = { "Unit 3" } },
  },
  function(t)
    t.p1:play("Unit 1"):at("Valley of Idols")
    t.p1:yes()
    t:resolve()
    t:expect("Unit 1"):buffed()
    t:expect_number("p1", "energy", 0)
  end,
}

scenario "Valley of Idols: one need not, and nobody may for a unit played elsewhere" {
  battlefields = { "Valley of Idols", "East Field" },
  p1 = {
    hand = { "Unit 1", "Unit 0" }, pool = { energy = 2 },
    at = { ["Valley of Idols"] = { "Unit 3" } },
  },
  function(t)
    t.p1:play("Unit 1"):at("Valley of Idols")
    t.p1:no()
    t:expect_chain(0)
    t:expect("Unit 1"):unbuffed()
    t.p1:play("Unit 0"):at("base")
    t:expect_chain(0)
  end,
}

scenario "Valley of Idols: without the Energy nobody is asked" {
  battlefields = { "Valley of Idols", "East Field" },
  p1 = {
    hand = { "Unit 1" }, pool = { energy = 1 }, at = { ["Valley of Idols"] = { "Unit 3" } },
  },
  function(t)
    t.p1:play("Unit 1"):at("Valley of Idols")
    t:expect_chain(0)
    t:expect("Unit 1"):unbuffed()
  end,
}

scenario "411.1 Valley of Idols: who plays the unit buffs it, not who controls the battlefield" {
  battlefields = { "Valley of Idols", "East Field" },
  p1 = { base = { "Mistfall" }, hand = { "Rengar, Trophy Hunter" }, pool = { energy = 12, fury = 3, body = 3, chaos = 3 } },
  p2 = { at = { ["Valley of Idols"] = { "Unit 3" } } },
  function(t)
    t.p1:play("Rengar, Trophy Hunter"):at("Valley of Idols")
    t.p1:yes()
    t:resolve()
    t:expect("Rengar, Trophy Hunter"):buffed()
    t.p1:yes():yes()
    t:pass_all()
    t:expect("Mistfall"):exhausted()
    t:expect("Rengar, Trophy Hunter"):ready()
  end,
}

scenario "187.6.a, 484.8.c Valley of Idols: in teams too the ability of who plays the unit" {
  format = "2v2", turn = "p1", battlefields = { "Valley of Idols", "East Field", "North Field" },
  p1 = { hand = { "Rengar, Trophy Hunter" }, pool = { energy = 12, any = 9 } },
  p4 = { at = { ["Valley of Idols"] = { "Unit 4" } } },
  function(t)
    t.p1:play("Rengar, Trophy Hunter"):at("Valley of Idols")
    t.p1:yes()
    t:expect_chain(1)
    t:expect_decision("p1", "priority")
    t:resolve()
    t:expect("Rengar, Trophy Hunter"):buffed()
  end,
}
