-- SPDX-License-Identifier: MIT

scenario "Tideturner: changes places with a unit of mine elsewhere" {
  p1 = {
    hand = { "Tideturner" }, pool = { energy = 2 }, at = { ["West Field"] = { "Unit 3" } },
    base = { "Unit 1" },
  },
  function(t)
    t.p1:play("Tideturner"):at("base"):yes():on("Unit 3")
    t:resolve()
    t:expect("Tideturner"):at("West Field")
    t:expect("Unit 3"):at("base")
  end,
}

scenario "Tideturner: it may stay" {
  p1 = {
    hand = { "Tideturner" }, pool = { energy = 2 }, at = { ["West Field"] = { "Unit 3" } },
  },
  function(t)
    t.p1:play("Tideturner"):at("base"):no()
    t:expect("Tideturner"):at("base")
  end,
}

scenario "Tideturner: gone meanwhile, nobody moves" {
  p1 = {
    hand = { "Tideturner" }, pool = { energy = 2 }, at = { ["West Field"] = { "Unit 3" } },
  },
  p2 = { hand = { "Star-Crossed" }, pool = { energy = 3, chaos = 1 }, base = { "Unit 1" } },
  function(t)
    t.p1:play("Tideturner"):at("base"):yes():on("Unit 3"):pass()
    t.p2:play("Star-Crossed"):on("Unit 1", "Unit 3")
    t:pass_all()
    t:expect("Tideturner"):at("base")
  end,
}

scenario "484.8.c Tideturner: a unit you control, not a team mate's" {
  format = "2v2",
  p1 = { hand = { "Tideturner" }, pool = { energy = 2 }, at = { ["West Field"] = { "Unit 3", "Unit 4" } } },
  p3 = { at = { ["East Field"] = { "Unit 5" } } },
  function(t)
    t.p1:play("Tideturner"):at("base")
    t.p1:yes()
    t:expect_option("Unit 3", "Unit 4")
    t:expect_no_option("Unit 5")
    t.p1:choose("Unit 3")
    t:pass_all()
    t:expect("Unit 3"):at("base")
    t:expect("Tideturner"):at("West Field")
  end,
}

scenario "811.1.b Tideturner: hidden for a Power, it reacts for nothing from the next turn on" {
  p1 = { hand = { "Tideturner" }, pool = { any = 1 }, at = { ["West Field"] = { "Unit 2" } } },
  p2 = { base = { "Unit 6" }, hand = { "Stupefy" } },
  function(t)
    t.p1:hide("Tideturner", "West Field")
    t:cannot(t.p1, "play", "Tideturner", "811.1.b")
    t:next_turn()
    t.p2:move("Unit 6", "West Field")
    t.p2:play("Stupefy"):on("Unit 6"):pass()
    t:can(t.p1, "play", "Tideturner")
  end,
}

scenario "Tideturner: a unit at the same place is no choice" {
  p1 = { hand = { "Tideturner" }, pool = { energy = 2 }, base = { "Unit 1" } },
  function(t)
    t.p1:play("Tideturner")
    t:expect_chain(0)
    t:expect_decision("p1", "turn")
  end,
}

scenario "811.1.d.2 Tideturner: from hidden it changes with a unit in the base, in the middle of a fight" {
  p1 = { at = { ["West Field"] = { "Unit 1" } }, base = { "Unit 8" }, facedown = { ["West Field"] = "Tideturner" } },
  p2 = { base = { "Unit 4" } }, turn = "p2",
  function(t)
    t.p2:move("Unit 4", "West Field"):pass()
    t.p1:play("Tideturner"):yes():on("Unit 8") -- "another location" cannot be that battlefield
    t:resolve()
    t:expect("Tideturner"):at("base")
    t:expect("Unit 8"):at("West Field"):defending()
    t:combat()
    t.p2:order { "Unit 8", "Unit 1" }
    t:expect("Unit 4"):in_zone("trash")
  end,
}
