-- SPDX-License-Identifier: MIT

scenario "Fox-Fire: kills units at one battlefield with four Might in all" {
  rule = "355.11.a",
  p1 = { hand = { "Fox-Fire" }, pool = { energy = 3 } },
  p2 = { at = { ["West Field"] = { "Unit 1", "Unit 3" } } },
  function(t)
    t.p1:play("Fox-Fire"):choose("Unit 1", "Unit 3")
    t:pass_all()
    t:expect("Unit 1"):in_zone("trash")
    t:expect("Unit 3"):in_zone("trash")
  end,
}

scenario "Fox-Fire: not at two battlefields, not five Might" {
  rule = "355.11.a",
  p1 = { hand = { "Fox-Fire" }, pool = { energy = 3 } },
  p2 = { at = { ["West Field"] = { "Unit 1", "Unit 3" }, ["East Field"] = { "Unit 2" } } },
  function(t)
    t.p1:play("Fox-Fire")
    assert(not t:accepts(t.p1, "Unit 1", "Unit 2"), "units at two battlefields")
  end,
}

scenario "Fox-Fire: none may be chosen, and the spell is played all the same" {
  rule = "355.13",
  p1 = { hand = { "Fox-Fire" }, pool = { energy = 3 } },
  p2 = { at = { ["West Field"] = { "Unit 1" } } },
  function(t)
    t.p1:play("Fox-Fire"):choose()
    t:pass_all()
    t:expect("Unit 1"):at("West Field")
    t:expect("Fox-Fire"):in_zone("trash")
  end,
}

scenario "Fox-Fire: a unit that grew too mighty meanwhile survives" {
  rule = "355.11.b",
  p1 = { hand = { "Fox-Fire" }, pool = { energy = 3 } },
  p2 = {
    at = { ["West Field"] = { "Unit 4" } }, hand = { "Combat Experience" }, pool = { energy = 1 },
  },
  function(t)
    t.p1:play("Fox-Fire"):choose("Unit 4"):pass()
    t.p2:play("Combat Experience"):on("Unit 4")
    t:pass_all()
    t:expect("Unit 4"):at("West Field")
  end,
}

scenario "309.1.a Fox-Fire: in a showdown of the opponent's turn, but not in response" {
  p1 = { base = { "Unit 6" }, hand = { "Stupefy" }, pool = { energy = 1 } },
  p2 = { hand = { "Fox-Fire" }, pool = { energy = 3 }, at = { ["West Field"] = { "Unit 2" } } },
  function(t)
    t.p1:move("Unit 6", "West Field")
    t.p1:play("Stupefy"):on("Unit 6"):pass()
    t:cannot(t.p2, "play", "Fox-Fire", "309.1.a")
    t:pass_all()
    t:can(t.p2, "play", "Fox-Fire")
  end,
}

scenario "811.1.b Fox-Fire: hidden for a Power, it reacts for nothing from the next turn on" {
  p1 = { hand = { "Fox-Fire" }, pool = { any = 1 }, at = { ["West Field"] = { "Unit 2" } } },
  p2 = { base = { "Unit 6" }, hand = { "Stupefy" } },
  function(t)
    t.p1:hide("Fox-Fire", "West Field")
    t:cannot(t.p1, "play", "Fox-Fire", "811.1.b")
    t:next_turn()
    t.p2:move("Unit 6", "West Field")
    t.p2:play("Stupefy"):on("Unit 6"):pass()
    t:can(t.p1, "play", "Fox-Fire")
  end,
}

scenario "Fox-Fire: a unit in a base is no choice" {
  p1 = { hand = { "Fox-Fire" }, pool = { energy = 3 } },
  p2 = { base = { "Unit 1" }, at = { ["West Field"] = { "Unit 2", "Unit 3" } } },
  function(t)
    t.p1:play("Fox-Fire")
    t:expect_options("Unit 2", "Unit 3")
    assert(not t:accepts(t.p1, "Unit 2", "Unit 3"), "five Might")
    t.p1:choose("Unit 3")
    t:pass_all()
    t:expect("Unit 3"):in_zone("trash")
  end,
}

scenario "355.9 Fox-Fire: units of different players at one battlefield" {
  format = "2v2", controls = { ["West Field"] = "p1" },
  p1 = { hand = { "Fox-Fire" }, pool = { energy = 3 }, at = { ["West Field"] = { "Unit 1" } } },
  p3 = { at = { ["West Field"] = { "Unit 2" } } },
  function(t)
    t.p1:play("Fox-Fire"):choose("Unit 1", "Unit 2")
    t:pass_all()
    t:expect(t.p1.trash):has("Unit 1")
    t:expect(t.p3.trash):has("Unit 2")
  end,
}

scenario "809.1 Fox-Fire: Deflect is paid for each unit that has it" {
  p1 = { hand = { "Fox-Fire" }, pool = { energy = 3, any = 1 } },
  p2 = { at = { ["West Field"] = { "Pouty Poro", "Pouty Poro" } } },
  function(t)
    t.p1:play("Fox-Fire")
    assert(not t:accepts(t.p1, "Pouty Poro#1", "Pouty Poro#2"), "there is one Power")
    t.p1:choose("Pouty Poro#2")
    t:pass_all()
    t:expect("Pouty Poro#2"):in_zone("trash")
    t:expect("Pouty Poro#1"):at("West Field")
  end,
}
