-- SPDX-License-Identifier: MIT

scenario "Vilemaw's Lair: units do not move from there to base, anybody's, by a standard move or a spell" {
  battlefields = { "Vilemaw's Lair", "East Field" },
  p1 = {
    at = { ["Vilemaw's Lair"] = { "Unit 2" }, ["East Field"] = { "Unit 3" } },
    hand = { "Flash" }, pool = { energy = 2 },
  },
  function(t)
    assert(not t:offered(t.p1, "move", "Unit 2", "base"))
    t:can(t.p1, "move", "Unit 3", "base")
    t:cannot(t.p1, "move", "Unit 2", "054")
    t.p1:play("Flash"):choose("Unit 2", "Unit 3")
    t:pass_all()
    t:expect("Unit 2"):at("Vilemaw's Lair")
    t:expect("Unit 3"):at("base")
  end,
}

scenario "Vilemaw's Lair: other moves, and recalls, go on" {
  battlefields = { "Vilemaw's Lair", "East Field" },
  p1 = { base = { "Unit 7" } },
  p2 = { at = { ["Vilemaw's Lair"] = { "Unit 9" } }, hand = { "Gust" }, pool = { energy = 1, chaos = 1 } },
  function(t)
    t.p1:move("Unit 7", "Vilemaw's Lair")
    t:combat()
    t:expect("Unit 7"):in_zone("trash")
    t:expect("Unit 9"):at("Vilemaw's Lair")
  end,
}

scenario "449, 442 Vilemaw's Lair: attackers are recalled from there, and Ganking takes a unit elsewhere" {
  battlefields = { "Vilemaw's Lair", "East Field" },
  p1 = { base = { "Unit 7" } },
  p2 = { at = { ["Vilemaw's Lair"] = { { "Unit 9", stunned = true } } } },
  function(t)
    t.p1:move("Unit 7", "Vilemaw's Lair")
    t:combat()
    t:expect("Unit 7"):at("base")
    t:expect_event("recall", "Unit 7")
    t:expect("Unit 9"):at("Vilemaw's Lair")
  end,
}

scenario "Vilemaw's Lair: to another battlefield units move on, and into it from a base" {
  battlefields = { "Vilemaw's Lair", "East Field" },
  p1 = { at = { ["Vilemaw's Lair"] = { "Master Yi, Honed" } }, base = { "Unit 1" } },
  function(t)
    t.p1:move("Unit 1", "Vilemaw's Lair")
    t:can(t.p1, "move", "Master Yi, Honed", "East Field")
    assert(not t:offered(t.p1, "move", "Master Yi, Honed", "base"), "from there to base")
  end,
}

scenario "054.1 Vilemaw's Lair: a unit there is chosen to go to its base, and stays" {
  battlefields = { "Vilemaw's Lair", "East Field" },
  p1 = { hand = { "Fight or Flight", "Retreat" }, pool = { energy = 3 }, at = { ["Vilemaw's Lair"] = { "Unit 2" } } },
  function(t)
    t.p1:play("Fight or Flight"):on("Unit 2")
    t:pass_all()
    t:expect("Unit 2"):at("Vilemaw's Lair")
    t.p1:play("Retreat"):on("Unit 2")
    t:pass_all()
    t:expect(t.p1.hand):is { "Unit 2" }
  end,
}
