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
