-- SPDX-License-Identifier: MIT

local singularity = { energy = 6, mind = 2 }

scenario "Repulse: counters an enemy spell that chooses the unit alone" {
  p1 = { hand = { "Vengeance" }, pool = { energy = 4, order = 2 } },
  p2 = {
    at = { ["West Field"] = { "Unit 5" } }, base = { "Unit 2" }, hand = { "Repulse" },
    pool = { energy = 1, body = 1 },
  },
  function(t)
    t.p1:play("Vengeance"):on("Unit 5"):pass()
    t.p2:play("Repulse"):on("Unit 5", "Vengeance")
    t:pass_all()
    t:expect("Unit 5"):at("West Field")
    t:expect(t.p1.trash):is { "Vengeance" }
  end,
}

scenario "Repulse: counters an enemy ability that chooses the unit alone" {
  rule = "425.1.a",
  p1 = { base = { "Yasuo, Remorseful" } },
  p2 = {
    at = { ["West Field"] = { "Unit 8" } }, hand = { "Repulse" }, pool = { energy = 1, body = 1 },
  },
  function(t)
    t.p1:move("Yasuo, Remorseful", "West Field"):pass()
    t.p2:play("Repulse"):on("Unit 8", "Yasuo, Remorseful")
    t:resolve()
    t:expect("Unit 8"):damage(0)
    t:expect_chain(0)
  end,
}

scenario "Repulse: not a spell that chooses another friendly unit too" {
  rule = "355.8",
  p1 = { hand = { "Singularity" }, pool = singularity },
  p2 = {
    at = { ["West Field"] = { "Unit 5" } }, base = { "Unit 7" }, hand = { "Repulse" },
    pool = { energy = 1, body = 1 },
  },
  function(t)
    t.p1:play("Singularity"):choose("Unit 5", "Unit 7"):pass()
    t:cannot(t.p2, "play", "Repulse", "355.8")
  end,
}

scenario "Repulse: an enemy unit may be chosen by it as well" {
  p1 = { hand = { "Singularity" }, pool = singularity, base = { "Unit 7" } },
  p2 = {
    at = { ["West Field"] = { "Unit 5" } }, hand = { "Repulse" }, pool = { energy = 1, body = 1 },
  },
  function(t)
    t.p1:play("Singularity"):choose("Unit 5", "Unit 7"):pass()
    t.p2:play("Repulse"):on("Unit 5", "Singularity")
    t:pass_all()
    t:expect("Unit 5"):damage(0)
    t:expect("Unit 7"):damage(0)
  end,
}

scenario "Repulse: the unit must be the one that is chosen, and at a battlefield" {
  rule = "355.9.b",
  p1 = { hand = { "Vengeance" }, pool = { energy = 4, order = 2 } },
  p2 = {
    at = { ["West Field"] = { "Unit 5" } }, base = { "Unit 2" }, hand = { "Repulse" },
    pool = { energy = 1, body = 1 },
  },
  function(t)
    t.p1:play("Vengeance"):on("Unit 2"):pass()
    t:cannot(t.p2, "play", "Repulse", "355.8")
  end,
}

scenario "Repulse: a unit that has left the battlefield is no legal choice any more" {
  rule = "359.3.e.2",
  p1 = { hand = { "Vengeance", "Charm" }, pool = { energy = 5, order = 2, calm = 1 } },
  p2 = {
    at = { ["West Field"] = { "Unit 5" } }, hand = { "Repulse", "Flash" },
    pool = { energy = 3, body = 1 },
  },
  function(t)
    t.p1:play("Vengeance"):on("Unit 5"):pass()
    t.p2:play("Repulse"):on("Unit 5", "Vengeance")
    t.p2:play("Flash"):choose("Unit 5")
    t:resolve()
    t:expect("Unit 5"):at("base")
    t:resolve()
    t:expect("Vengeance"):in_zone("trash") -- the unit is illegal, what is countered is not
    t:expect("Unit 5"):at("base")
  end,
}

scenario "740.1 Repulse: protects a team mate's unit" {
  format = "2v2", turn = "p2",
  p1 = { hand = { "Repulse" }, pool = { energy = 1, body = 1 } },
  p2 = { hand = { "Vengeance" }, pool = { energy = 4, order = 2 } },
  p3 = { at = { ["West Field"] = { "Unit 5" } } },
  function(t)
    t.p2:play("Vengeance"):on("Unit 5"):pass()
    t.p3:pass()
    t.p4:pass()
    t.p1:play("Repulse"):on("Unit 5", "Vengeance")
    t:pass_all()
    t:expect("Unit 5"):at("West Field")
    t:expect("Vengeance"):in_zone("trash")
  end,
}

scenario "740.1 Repulse: not a spell that chooses units of you and of a team mate, nor a team mate's spell" {
  format = "2v2", turn = "p2",
  p1 = { hand = { "Repulse", "Repulse" }, pool = { energy = 2, body = 2 }, at = { ["East Field"] = { "Unit 7" } } },
  p2 = { hand = { "Singularity" }, pool = { energy = 6, mind = 2 } },
  p3 = { at = { ["West Field"] = { "Unit 5" } }, hand = { "Discipline" }, pool = { energy = 2 } },
  function(t)
    t.p2:play("Singularity"):choose("Unit 5", "Unit 7"):pass()
    t.p3:play("Discipline"):on("Unit 5"):pass()
    t.p4:pass()
    t:cannot(t.p1, "play", "Repulse", "355.8")
  end,
}

scenario "355.15 Repulse: not a repeated spell whose second execution chooses another friendly unit" {
  p1 = { hand = { "Bellows Breath" }, pool = { energy = 2, mind = 2 } },
  p2 = {
    at = { ["West Field"] = { "Unit 5", "Unit 4" } }, hand = { "Repulse" }, pool = { energy = 1, body = 1 },
  },
  function(t)
    t.p1:play("Bellows Breath"):yes():choose("Unit 5"):choose("Unit 4"):pass()
    t:cannot(t.p2, "play", "Repulse", "355.8")
  end,
}
