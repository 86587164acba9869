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

scenario "Annie, Fiery: adds up with another one and with the Void Gate" {
  battlefields = { "Void Gate", "East Field" },
  p1 = {
    base = { "Annie, Fiery", "Annie, Fiery" }, hand = { "Incinerate" }, pool = { energy = 2 },
  },
  p2 = { at = { ["Void Gate"] = { "Unit 8" } } },
  function(t)
    t.p1:play("Incinerate"):on("Unit 8")
    t:pass_all()
    t:expect("Unit 8"):damage(5)
  end,
}

scenario "Annie, Fiery: no bonus on nothing" {
  rule = "715.4",
  p1 = {
    base = { "Annie, Fiery" }, hand = { "Get Excited!", "Unit 0" }, pool = { energy = 2, fury = 1 },
  },
  p2 = { at = { ["West Field"] = { "Unit 8" } } },
  function(t)
    t.p1:play("Get Excited!"):on("Unit 8")
    t:pass_all()
    t:expect("Unit 8"):damage(0)
  end,
}

scenario "Annie, Fiery: an ability of Udyr deals more too" {
  p1 = { base = { "Annie, Fiery", { "Udyr, Wildman", buffs = 1 } } },
  p2 = { at = { ["West Field"] = { "Unit 8" } } },
  function(t)
    t.p1:use("Udyr, Wildman"):choose("mode 1"):on("Unit 8")
    t:pass_all()
    t:expect("Unit 8"):damage(3)
  end,
}

scenario "484.8.c Annie, Fiery: your spells, not a team mate's" {
  format = "2v2", turn = "p3",
  p1 = { base = { "Annie, Fiery" } },
  p2 = { at = { ["West Field"] = { "Unit 8" } } },
  p3 = { hand = { "Incinerate" }, pool = { energy = 2 } },
  function(t)
    t.p3:play("Incinerate"):on("Unit 8")
    t:pass_all()
    t:expect("Unit 8"):damage(2)
  end,
}
