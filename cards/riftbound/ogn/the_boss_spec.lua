-- SPDX-License-Identifier: MIT

scenario "The Boss: for a Power and its buff a unit is saved, and he is exhausted" {
  p1 = { legend = { "The Boss" }, base = { { "Unit 2", buffs = 1, damage = 1 } },
    pool = { body = 1 } },
  p2 = { hand = { "Vengeance" }, pool = { energy = 4, order = 2 } },
  turn = "p2",
  function(t)
    t.p2:play("Vengeance"):on("Unit 2")
    t:pass_all()
    t.p1:yes()
    t:expect("Unit 2"):at("base"):exhausted():damage(0):unbuffed()
    t:expect("The Boss"):exhausted()
    t:expect_number("p1", "body", 0)
  end,
}

scenario "The Boss: declined, the unit dies and nothing is paid" {
  p1 = { legend = { "The Boss" }, base = { { "Unit 2", buffs = 1 } }, pool = { body = 1 } },
  p2 = { hand = { "Vengeance" }, pool = { energy = 4, order = 2 } },
  turn = "p2",
  function(t)
    t.p2:play("Vengeance"):on("Unit 2")
    t:pass_all()
    t.p1:no()
    t:expect("Unit 2"):in_zone("trash")
    t:expect("The Boss"):ready()
  end,
}

scenario "The Boss: not for a unit without a buff" {
  p1 = { legend = { "The Boss" }, base = { "Unit 2" }, pool = { body = 1 } },
  p2 = { hand = { "Vengeance" }, pool = { energy = 4, order = 2 } },
  turn = "p2",
  function(t)
    t.p2:play("Vengeance"):on("Unit 2")
    t:pass_all()
    t:expect("Unit 2"):in_zone("trash")
  end,
}

scenario "The Boss: not without the Power, and not exhausted" {
  p1 = { legend = { "The Boss" }, base = { { "Unit 2", buffs = 1 } } },
  p2 = { hand = { "Vengeance" }, pool = { energy = 4, order = 2 } },
  turn = "p2",
  function(t)
    t.p2:play("Vengeance"):on("Unit 2")
    t:pass_all()
    t:expect("Unit 2"):in_zone("trash")
  end,
}

scenario "The Boss: of two units that die together he saves one" {
  rule = "373",
  p1 = { legend = { "The Boss" }, pool = { body = 2 },
    at = { ["West Field"] = { { "Unit 1", buffs = 1 }, { "Unit 2", buffs = 1 } } } },
  p2 = { base = { "Unit 5" } },
  turn = "p2",
  function(t)
    t.p2:move("Unit 5", "West Field")
    t:combat()
    t.p1:no()
    t.p1:yes()
    t:combat()
    t:expect("Unit 1"):in_zone("trash")
    t:expect("Unit 2"):at("base")
    t:expect_number("p1", "body", 1)
  end,
}

scenario "The Boss: ready when you conquer" {
  p1 = { legend = { { "The Boss", exhausted = true } }, base = { "Unit 2" } },
  function(t)
    t.p1:move("Unit 2", "West Field")
    t:combat()
    t:pass_all()
    t:expect("The Boss"):ready()
  end,
}

scenario "484.8.c The Boss: a team mate's buffed unit is not saved" {
  format = "2v2", turn = "p2",
  p1 = { legend = "The Boss", pool = { any = 1 } },
  p2 = { hand = { "Vengeance" }, pool = { energy = 4, order = 2 } },
  p3 = { base = { { "Unit 5", buffs = 1 } } },
  function(t)
    t.p2:play("Vengeance"):on("Unit 5")
    t:pass_all()
    t:expect("Unit 5"):in_zone("trash")
    t:expect("The Boss"):ready()
    t:expect_number("p1", "any", 1)
  end,
}

scenario "The Boss: not readied by an opponent's or a team mate's conquest" {
  format = "2v2", turn = "p3",
  p1 = { legend = { { "The Boss", exhausted = true } } },
  p3 = { base = { "Unit 2" } },
  function(t)
    t.p3:move("Unit 2", "West Field")
    t:showdown_pass()
    t:expect_control("West Field", "p3")
    t:expect("The Boss"):exhausted()
  end,
}

scenario "372 The Boss: with the Hourglass the owner of the unit says which one saves it" {
  p1 = { legend = "The Boss", base = { "Zhonya's Hourglass", { "Unit 2", buffs = 1 } }, pool = { body = 1 } },
  p2 = { hand = { "Vengeance" }, pool = { energy = 4, order = 2 } },
  turn = "p2",
  function(t)
    t.p2:play("Vengeance"):on("Unit 2")
    t:pass_all()
    t:expect_decision("p1")
    local glass = t:copy()
    t.p1:choose("The Boss"):yes()
    t:expect("Unit 2"):at("base"):unbuffed()
    t:expect("Zhonya's Hourglass"):at("base")
    t:expect("The Boss"):exhausted()
    glass.p1:choose("Zhonya's Hourglass")
    glass:expect("Unit 2"):at("base"):buffed()
    glass:expect("The Boss"):ready()
    glass:expect("Zhonya's Hourglass"):in_zone("trash")
  end,
}
