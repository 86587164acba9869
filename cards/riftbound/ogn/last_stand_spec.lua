-- SPDX-License-Identifier: MIT

scenario "Last Stand: the unit's Might is doubled this turn" {
  rule = "432.1",
  p1 = { hand = { "Last Stand" }, pool = { energy = 3, calm = 1 },
    base = { { "Unit 3", buffs = 1 } } },
  function(t)
    t.p1:play("Last Stand"):on("Unit 3")
    t:pass_all()
    t:expect("Unit 3"):might(8)
    t:next_turn()
    t:expect("Unit 3"):might(4)
  end,
}

scenario "Last Stand: it is measured once, what comes later is not doubled" {
  rule = "432.1.a",
  p1 = { hand = { "Last Stand", "Discipline" }, pool = { energy = 5, calm = 1 },
    base = { "Unit 3" } },
  function(t)
    t.p1:play("Last Stand"):on("Unit 3")
    t:pass_all()
    t.p1:play("Discipline"):on("Unit 3")
    t:pass_all()
    t:expect("Unit 3"):might(8)
  end,
}

scenario "Last Stand: it dies at the start of its controller's next Beginning Phase" {
  rule = "816",
  p1 = { hand = { "Last Stand" }, pool = { energy = 3, calm = 1 }, base = { "Unit 3" } },
  function(t)
    t.p1:play("Last Stand"):on("Unit 3")
    t:pass_all()
    t:next_turn()
    t:expect("Unit 3"):at("base")
    t:next_turn()
    t:expect("Unit 3"):in_zone("trash")
  end,
}

scenario "Last Stand: not on an enemy unit" {
  rule = "355.8",
  p1 = { hand = { "Last Stand" }, pool = { energy = 3, calm = 1 } },
  p2 = { base = { "Unit 3" } },
  function(t)
    t:cannot(t.p1, "play", "Last Stand")
  end,
}

scenario "740.1 Last Stand: a team mate's unit is friendly" {
  format = "2v2",
  p1 = { hand = { "Last Stand" }, pool = { energy = 5, any = 3 }, base = { "Unit 2" } },
  p2 = { base = { "Unit 6" } },
  p3 = { base = { { "Unit 4", exhausted = true } } },
  function(t)
    t.p1:play("Last Stand")
    t:expect_option("Unit 4", "Unit 2")
    t:expect_no_option("Unit 6")
    t.p1:choose("Unit 4")
    t:pass_all()
    t:expect("Unit 4"):might(8):keyword("temporary")
  end,
}

scenario "309.1.a Last Stand: in a showdown of the opponent's turn, but not in response" {
  p1 = { base = { "Unit 6" }, hand = { "Stupefy" }, pool = { energy = 1 } },
  p2 = { hand = { "Last Stand" }, pool = { energy = 3, any = 1 }, at = { ["West Field"] = { "Unit 2" } } },
  function(t)
    t.p1:move("Unit 6", "West Field")
    t.p1:play("Stupefy"):on("Unit 6"):pass()
    t:cannot(t.p2, "play", "Last Stand", "309.1.a")
    t:pass_all()
    t:can(t.p2, "play", "Last Stand")
  end,
}

scenario "816 Last Stand: saved from Temporary by the Hourglass, it dies a turn later" {
  p1 = { hand = { "Last Stand" }, pool = { energy = 3, calm = 1 }, base = { "Unit 3", "Zhonya's Hourglass" } },
  function(t)
    t.p1:play("Last Stand"):on("Unit 3")
    t:pass_all()
    t:next_turn()
    t:next_turn()
    t:expect("Unit 3"):at("base"):exhausted()
    t:expect("Zhonya's Hourglass"):in_zone("trash")
    t:next_turn()
    t:next_turn()
    t:expect("Unit 3"):in_zone("trash")
  end,
}
