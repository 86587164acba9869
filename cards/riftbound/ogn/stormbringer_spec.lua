-- SPDX-License-Identifier: MIT

scenario "Stormbringer: strikes all enemies at a battlefield and goes there" {
  p1 = { hand = { "Stormbringer" }, pool = { energy = 6, fury = 1, body = 1 }, base = { "Unit 5" } },
  p2 = { at = { ["West Field"] = { "Unit 4", "Unit 5" }, ["East Field"] = { "Unit 2" } } },
  function(t)
    t.p1:play("Stormbringer"):on("Unit 5"):choose("West Field")
    t:resolve()
    t:expect(t.p2.trash):is { "Unit 4", "Unit 5" }
    t:expect("p1's Unit 5"):at("West Field")
    t:showdown_pass()
    t:expect_points("p1", 1)
    t:expect("Unit 2"):damage(0)
  end,
}

scenario "Stormbringer: survivors are fought" {
  p1 = { hand = { "Stormbringer" }, pool = { energy = 6, fury = 2 }, base = { "Unit 3" } },
  p2 = { at = { ["West Field"] = { "Unit 5" } } },
  function(t)
    t.p1:play("Stormbringer"):on("Unit 3"):choose("West Field")
    t:resolve()
    t:expect("Unit 5"):damage(3)
    t:expect("Unit 3"):attacking()
    t:combat()
    t:expect("Unit 5"):in_zone("trash")
  end,
}

scenario "Stormbringer: only a unit in my base" {
  p1 = { hand = { "Stormbringer" }, pool = { energy = 6, fury = 2 }, at = { ["West Field"] = { "Unit 3" } } },
  p2 = { base = { "Unit 1" } },
  function(t)
    t:cannot(t.p1, "play", "Stormbringer")
  end,
}

scenario "Stormbringer: without the unit there is no damage" {
  rule = "359.3.e.12",
  p1 = { hand = { "Stormbringer" }, pool = { energy = 6, fury = 2 }, base = { "Unit 3" } },
  p2 = { at = { ["West Field"] = { "Unit 5" } }, hand = { "Consult the Past" } },
  function(t)
    t.p1:play("Stormbringer"):on("Unit 3"):choose("West Field")
    t:resolve()
    t:expect("Unit 5"):damage(3)
  end,
}

scenario "740.2 Stormbringer: enemies of either opponent there; a unit in your base, not in a team mate's" {
  format = "2v2",
  p1 = { hand = { "Stormbringer" }, pool = { energy = 6, fury = 2 }, base = { "Unit 3", "Unit 2" } },
  p2 = { at = { ["West Field"] = { "Unit 6" } } },
  p3 = { base = { "Unit 9" } },
  p4 = { at = { ["West Field"] = { "Unit 8" } }, base = { "Unit 5" } },
  function(t)
    t.p1:play("Stormbringer")
    t:expect_options("Unit 3", "Unit 2")
    t.p1:choose("Unit 3"):choose("West Field")
    t:resolve()
    t:expect("Unit 6"):damage(3)
    t:expect("Unit 8"):damage(3)
    t:expect("Unit 5"):damage(0)
    t:expect("Unit 3"):at("base") -- two others have units there (442.2.a)
  end,
}

scenario "442.2.b Stormbringer: at a team mate's battlefield nobody is hurt, and the unit stays" {
  format = "2v2",
  p1 = { hand = { "Stormbringer" }, pool = { energy = 6, fury = 2 }, base = { "Unit 3" } },
  p3 = { at = { ["East Field"] = { "Unit 4" } } },
  function(t)
    t.p1:play("Stormbringer"):on("Unit 3"):choose("East Field")
    t:pass_all()
    t:expect("Unit 4"):damage(0)
    t:expect("Unit 3"):at("base")
  end,
}
