-- SPDX-License-Identifier: MIT

scenario "The Zero Drive: its unit is banished as it dies, and comes back when the Drive is banished" {
  rule = "808.1.d.3",
  p1 = { base = { { "Unit 3", attached = { "The Zero Drive" } } }, hand = { "Vengeance" },
    pool = { energy = 7, order = 2, mind = 1 } },
  function(t)
    t:expect("Unit 3"):might(5)
    t.p1:play("Vengeance"):on("Unit 3")
    t:pass_all()
    t:expect("Unit 3"):in_zone("banishment")
    t:expect("The Zero Drive"):unattached():at("base")
    t.p1:use("The Zero Drive")
    t:pass_all()
    t:expect("Unit 3"):at("base"):exhausted()
    t:expect("The Zero Drive"):in_zone("banishment")
  end,
}

scenario "The Zero Drive: all of them, but nothing that something else banished" {
  p1 = { base = { { "Unit 3", attached = { "The Zero Drive" } }, "Unit 2" },
    hand = { "Vengeance", "Vengeance" }, banishment = { "Unit 5" },
    pool = { energy = 12, order = 4, mind = 2 } },
  function(t)
    t.p1:play("Vengeance"):on("Unit 3")
    t:pass_all()
    t.p1:use("The Zero Drive", 1):on("Unit 2")
    t:pass_all()
    t.p1:play("Vengeance"):on("Unit 2")
    t:pass_all()
    t:expect(t.p1.banishment):is { "Unit 5", "Unit 3", "Unit 2" }
    t.p1:use("The Zero Drive")
    t:pass_all()
    t:expect(t.p1.base):is { "Unit 3", "Unit 2" }
    t:expect(t.p1.banishment):is { "Unit 5", "The Zero Drive" }
  end,
}

scenario "The Zero Drive: attached it cannot be used, and its own death banishes nobody" {
  rule = "718.2",
  p1 = { base = { { "Unit 3", attached = { "The Zero Drive" } } },
    pool = { energy = 3, mind = 1 } },
  function(t)
    t:cannot(t.p1, "use", "The Zero Drive")
    t:expect("Unit 3"):attribute("deathknell", 1)
  end,
}

scenario "The Zero Drive: a token cannot be banished, it has ceased to exist" {
  rule = "183.1",
  p1 = { base = { { "Mech", attached = { "The Zero Drive" } } }, hand = { "Vengeance" },
    pool = { energy = 7, order = 2, mind = 1 } },
  function(t)
    t.p1:play("Vengeance"):on("Mech")
    t:pass_all()
    t:expect("Mech"):gone()
    t:expect(t.p1.banishment):count(0)
  end,
}
