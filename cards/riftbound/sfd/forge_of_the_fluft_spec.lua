-- SPDX-License-Identifier: MIT

scenario "Forge of the Fluft: while its player controls it his legend attaches Equipment" {
  battlefields = { "Forge of the Fluft", "East Field" },
  p1 = {
    legend = "Emperor of the Sands", at = { ["Forge of the Fluft"] = { "Unit 2" } },
    base = { "Cloth Armor", "Unit 3" },
  },
  function(t)
    t.p1:use("Emperor of the Sands")
    t.p1:on("Cloth Armor", "Unit 3")
    t:pass_all()
    t:expect("Cloth Armor"):attached_to("Unit 3")
    t:expect("Emperor of the Sands"):exhausted()
    t:cannot(t.p1, "use", "Emperor of the Sands")
  end,
}

scenario "Forge of the Fluft: nobody's legend has it while nobody controls the battlefield, nor an enemy's" {
  battlefields = { "Forge of the Fluft", "East Field" },
  p1 = { legend = "Emperor of the Sands", base = { "Cloth Armor", "Unit 3" } },
  p2 = { at = { ["Forge of the Fluft"] = { "Unit 2" } } },
  function(t)
    assert(not t:offered(t.p1, "use", "Emperor of the Sands"))
  end,
}

scenario "Forge of the Fluft: Equipment and units of the opponent are no choice" {
  battlefields = { "Forge of the Fluft", "East Field" },
  p1 = { legend = "Emperor of the Sands", at = { ["Forge of the Fluft"] = { "Unit 2" } } },
  p2 = { base = { "Cloth Armor", "Unit 3" } },
  function(t)
    assert(not t:offered(t.p1, "use", "Emperor of the Sands"))
  end,
}

scenario "740.1 Forge of the Fluft: a team mate's legend has it, for the team mate's own cards" {
  rule = "740.1",
  teams = 2,
  battlefields = { "Forge of the Fluft", "East Field", "North Field", "South Field" },
  turn = "p3",
  p1 = { at = { ["Forge of the Fluft"] = { "Unit 2" } }, base = { "Long Sword" } },
  p2 = { legend = "Purifier", base = { "Cloth Armor", "Unit 4" } }, p3 = { legend = "Emperor of the Sands", base = { "Doran's Blade", "Cloth Armor", "Unit 3", "Unit 5" } }, p4 = {},
  function(t)
    t.p3:use("Emperor of the Sands")
    t:expect_options("p3's Cloth Armor", "Doran's Blade")
    t.p3:choose("Doran's Blade")
    t:expect_options("Unit 3", "Unit 5")
    t.p3:choose("Unit 5")
    t:pass_all()
    t:expect("Doran's Blade"):attached_to("Unit 5")
  end,
}
