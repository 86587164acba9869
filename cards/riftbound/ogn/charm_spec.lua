-- SPDX-License-Identifier: MIT

scenario "Charm: moves an enemy unit to where its controller may be" {
  rule = "355.4",
  p1 = { hand = { "Charm" }, pool = { energy = 1, calm = 1 } },
  p2 = { at = { ["West Field"] = { "Unit 5" } } },
  function(t)
    t.p1:play("Charm")
    t:expect_option("base", "East Field")
    t:expect_no_option("West Field")
    t.p1:choose("base")
    t:pass_all()
    t:expect("Unit 5"):at("base"):ready()
  end,
}

scenario "Charm: onto my battlefield, which starts a combat that the charmed player attacks in" {
  rule = "445",
  p1 = {
    hand = { "Charm" }, pool = { energy = 1, calm = 1 }, at = { ["West Field"] = { "Unit 5" } },
  },
  p2 = { base = { "Unit 3" } },
  function(t)
    t.p1:play("Charm"):choose("West Field")
    t:pass_all()
    t:expect("Unit 3"):attacking()
    t:expect("Unit 5"):defending()
    t:combat()
    t:expect("Unit 3"):in_zone("trash")
    t:expect_control("West Field", "p1")
    t:expect_points("p1", 0)
  end,
}

scenario "Charm: not a friendly unit" {
  p1 = { hand = { "Charm" }, pool = { energy = 1, calm = 1 }, base = { "Unit 5" } },
  function(t)
    t:cannot(t.p1, "play", "Charm")
  end,
}

scenario "Charm: a charmed Noxian Drummer brings its controller's Recruit" {
  p1 = {
    hand = { "Charm" }, pool = { energy = 1, calm = 1 }, at = { ["West Field"] = { "Unit 5" } },
  },
  p2 = { base = { "Noxian Drummer" } },
  function(t)
    t.p1:play("Charm"):choose("West Field")
    t:pass_all()
    t:expect("Recruit"):at("West Field"):controlled_by("p2"):attacking()
    t:expect("Noxian Drummer"):attacking()
  end,
}

scenario "Charm: a unit that is there already does not move" {
  p1 = { hand = { "Charm" }, pool = { energy = 1, calm = 1 } },
  p2 = {
    hand = { "Flash" }, pool = { energy = 2 }, at = { ["West Field"] = { "Traveling Merchant" } },
  },
  function(t)
    t.p1:play("Charm"):choose("base"):pass()
    t.p2:play("Flash"):choose("Traveling Merchant")
    t:pass_all()
    t:expect("Traveling Merchant"):at("base")
    t:expect(t.p2.hand):count(1)
  end,
}

scenario "Charm: a unit in a base can be sent to either battlefield" {
  p1 = { hand = { "Charm" }, pool = { energy = 1, calm = 1 } },
  p2 = { base = { "Unit 1" } },
  function(t)
    t.p1:play("Charm")
    t:expect_option("West Field", "East Field")
    t:expect_no_option("base")
    t.p1:choose("East Field")
    t:pass_all()
    t:expect_decision("p2", "focus")
    t:showdown_pass()
    t:expect_control("East Field", "p2")
    t:expect_points("p2", 1)
  end,
}

scenario "740.2 Charm: an enemy unit of three players, where its own controller may have it" {
  players = 3,
  p1 = { hand = { "Charm" }, pool = { energy = 4, any = 3 }, base = { "Unit 1" } },
  p2 = { base = { "Unit 2" } },
  p3 = { base = { "Unit 3" } },
  function(t)
    t.p1:play("Charm")
    t:expect_option("Unit 2", "Unit 3")
    t:expect_no_option("Unit 1")
    t.p1:choose("Unit 3"):at("West Field")
    t:resolve()
    t:expect("Unit 3"):at("West Field"):controlled_by("p3")
    t:expect_event("move", "Unit 3", { by = "p1" })
  end,
}

scenario "442.2.b Charm: not to a battlefield that a team mate of the unit's controller controls" {
  format = "2v2",
  p1 = { hand = { "Charm" }, pool = { energy = 1, calm = 1 } },
  p2 = { base = { "Unit 2" } },
  p3 = { at = { ["West Field"] = { "Unit 3" } } },
  p4 = { at = { ["East Field"] = { "Unit 4" } } },
  function(t)
    t.p1:play("Charm"):on("Unit 2")
    t:expect_options("West Field", "North Field")
    t.p1:choose("West Field")
    t:resolve()
    t:expect("Unit 2"):attacking()
    t:expect("Unit 3"):defending()
  end,
}
