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
