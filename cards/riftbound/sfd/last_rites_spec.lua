-- SPDX-License-Identifier: MIT

scenario "Last Rites: Equip for one Chaos and two cards of the trash" {
  rule = "818.1.c.3",
  p1 = { base = { "Last Rites", "Unit 1" }, trash = { "Gust", "Unit 2", "Unit 3" },
    pool = { chaos = 1 } },
  function(t)
    t.p1:use("Last Rites"):choose("Gust", "Unit 3")
    t:pass_all()
    t:expect("Last Rites"):attached_to("Unit 1")
    t:expect(t.p1.trash):is { "Unit 2" }
  end,
}

scenario "Last Rites: with one card in the trash it cannot be paid" {
  p1 = { base = { "Last Rites", "Unit 1" }, trash = { "Gust" }, pool = { chaos = 1 } },
  function(t)
    t:cannot(t.p1, "use", "Last Rites")
  end,
}

scenario "Last Rites: conquering or holding, a unit of the trash may be played for its costs" {
  rule = "419.3",
  p1 = { base = { { "Unit 1", attached = { "Last Rites" } } }, trash = { "Unit 2", "Gust" },
    pool = { energy = 2 } },
  function(t)
    t.p1:move("Unit 1", "West Field")
    t:showdown_pass()
    t.p1:yes()
    t:pass_all()
    t.p1:choose("base")
    t:expect("Unit 2"):at("base")
    t:expect_number("p1", "energy", 0)
  end,
}

scenario "821.1.c.3 Last Rites: Weaponmaster pays the two cards too, and no Chaos" {
  rule = "821.1.c.3",
  p1 = { base = { "Last Rites" }, hand = { "Veteran Poro" }, trash = { "Gust", "Unit 3" },
    pool = { energy = 2 } },
  function(t)
    t.p1:play("Veteran Poro"):yes():yes()
    t:pass_all()
    t:expect("Last Rites"):attached_to("Veteran Poro")
    t:expect(t.p1.trash):count(0)
  end,
}

scenario "Last Rites: who controls the unit plays from the own trash, whoever owns the Equipment (718.3)" {
  p1 = { at = { ["West Field"] = { { "Unit 3", attached = { "Last Rites" } } } }, trash = { "Unit 1", "Unit 5" } },
  p2 = { hand = { "Possession", "Ride the Wind" }, pool = { energy = 12, chaos = 4 }, trash = { "Unit 2", "Unit 6" } },
  turn = "p2",
  function(t)
    t.p2:play("Possession")
    t:resolve()
    t:expect("Unit 3"):at("base"):controlled_by("p2")
    t:expect("Last Rites"):attached_to("Unit 3"):controlled_by("p1")
    t.p2:play("Ride the Wind"):choose("East Field")
    t:resolve()
    t:showdown_pass()
    t.p2:yes()
    t:expect_options("Unit 2", "Unit 6")
    t.p2:choose("Unit 2")
    t:resolve()
    t.p2:at("base")
    t:expect("Unit 2"):at("base"):controlled_by("p2")
  end }
