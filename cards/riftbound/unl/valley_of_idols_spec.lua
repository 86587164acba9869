-- SPDX-License-Identifier: MIT

scenario "Valley of Idols: who plays a unit there may pay one Energy to buff it" {
  battlefields = { "Valley of Idols", "East Field" },
  p1 = {
    hand = { "Unit 1" }, pool = { energy = 2 }, at = { ["Valley of Idols"] = { "Unit 3" } },
  },
  function(t)
    t.p1:play("Unit 1"):at("Valley of Idols")
    t:resolve()
    t.p1:yes()
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
    t:resolve()
    t.p1:no()
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
    t:pass_all()
    t:expect("Unit 1"):unbuffed()
  end,
}
