-- SPDX-License-Identifier: MIT

scenario "Bellows Breath: 1 to three units at one place" {
  rule = "355.11",
  p1 = { hand = { "Bellows Breath" }, pool = { energy = 1, mind = 1 } },
  p2 = { at = { ["West Field"] = { "Unit 2", "Unit 3", "Unit 4", "Unit 5" } }, base = { "Unit 6" } },
  function(t)
    t.p1:play("Bellows Breath")
    assert(not t:accepts(t.p1, "Unit 2", "Unit 6"))
    assert(not t:accepts(t.p1, "Unit 2", "Unit 3", "Unit 4", "Unit 5"))
    t.p1:choose("Unit 2", "Unit 3", "Unit 4")
    t:pass_all()
    t:expect("Unit 2"):damage(1)
    t:expect("Unit 4"):damage(1)
    t:expect("Unit 5"):damage(0)
  end,
}

scenario "Bellows Breath: repeated, at another place" {
  rule = "820",
  p1 = { hand = { "Bellows Breath" }, pool = { energy = 2, mind = 2 } },
  p2 = { at = { ["West Field"] = { "Unit 2" } }, base = { "Unit 6" } },
  function(t)
    t.p1:play("Bellows Breath"):yes():choose("Unit 2"):choose("Unit 6")
    t:pass_all()
    t:expect("Unit 2"):damage(1)
    t:expect("Unit 6"):damage(1)
  end,
}

scenario "Bellows Breath: those who have come apart are no group; its controller keeps one place" {
  rule = "355.11.b",
  p1 = { hand = { "Bellows Breath" }, pool = { energy = 1, mind = 1 } },
  p2 = { hand = { "Flash" }, pool = { energy = 2 }, at = { ["West Field"] = { "Unit 2", "Unit 3", "Unit 4" } } },
  function(t)
    t.p1:play("Bellows Breath"):choose("Unit 2", "Unit 3", "Unit 4"):pass()
    t.p2:play("Flash"):choose("Unit 2")
    t:resolve()
    t:resolve()  -- the largest group that is left is kept (355.11.b): there is but one
    t:expect("Unit 2"):damage(0)
    t:expect("Unit 3"):damage(1)
    t:expect("Unit 4"):damage(1)
  end,
}

scenario "Bellows Breath: its printed numbers and keywords" {
  p1 = { hand = { "Bellows Breath" } },
  function(t)
    t:expect("Bellows Breath"):attribute("energy", 1):attribute("power", 1):has("keyword", "action")
  end,
}

scenario "Bellows Breath: repeating costs one Energy and one Power" {
  rule = "820",
  p1 = { hand = { "Bellows Breath" }, pool = { energy = 2, mind = 2 } },
  p2 = { base = { "Unit 6" } },
  function(t)
    t.p1:play("Bellows Breath"):yes():choose("Unit 6"):choose("Unit 6")
    t:pass_all()
    t:expect("Unit 6"):damage(2)
    t:expect_number("p1", "energy", 0)
    t:expect_number("p1", "mind", 0)
  end,
}
