-- SPDX-License-Identifier: MIT

scenario "Wily Newtfish: having gained XP this turn, 1 more and Ganking" {
  p1 = { base = { "Wily Newtfish" }, hand = { "Demacian Diplomat" }, pool = { energy = 2 } },
  function(t)
    t:expect("Wily Newtfish"):might(4):attribute("ganking", 0)
    t.p1:play("Demacian Diplomat")
    t:pass_all()
    t:expect("Wily Newtfish"):might(5):attribute("ganking", 1)
    t:next_turn()
    t:expect("Wily Newtfish"):might(4)
  end,
}

scenario "Wily Newtfish: having XP is not gaining it; an opponent's gain is none" {
  p1 = { base = { "Wily Newtfish" }, xp = 5 },
  p2 = { hand = { "Demacian Diplomat" }, pool = { energy = 2 } }, turn = "p2",
  function(t)
    t.p2:play("Demacian Diplomat")
    t:pass_all()
    t:expect("Wily Newtfish"):might(4)
  end,
}

scenario "484.8.c Wily Newtfish: you gain XP, not a team mate" {
  format = "2v2",
  turn = "p3",
  p1 = { base = { "Wily Newtfish" } },
  p3 = { hand = { "Demacian Diplomat" }, pool = { energy = 2 } },
  function(t)
    t.p3:play("Demacian Diplomat")
    t:pass_all()
    t:expect_number("p3", "xp", 1)
    t:expect("Wily Newtfish"):might(4)
  end,
}
