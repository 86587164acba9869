-- SPDX-License-Identifier: MIT

scenario "Hostile Takeover: the unit is taken, ready; alone it conquers; at the end of the turn it goes home" {
  rule = "188",
  p1 = { hand = { "Hostile Takeover" }, pool = { energy = 5, mind = 2 } },
  p2 = { at = { ["West Field"] = { { "Unit 5", exhausted = true } } } },
  function(t)
    t.p1:play("Hostile Takeover"):on("Unit 5")
    t:pass_all()
    t:expect("Unit 5"):controlled_by("p1"):ready():at("West Field")
    t:showdown_pass()
    t:expect_control("West Field", "p1")
    t:expect_points("p1", 1)
    t:next_turn()
    t:expect("Unit 5"):controlled_by("p2"):at("base")
    t:expect_control("West Field", "nobody")
  end,
}

scenario "Hostile Takeover: with other enemies there it attacks them" {
  rule = "454",
  p1 = { hand = { "Hostile Takeover" }, pool = { energy = 5, mind = 2 } },
  p2 = { at = { ["West Field"] = { "Unit 5", "Unit 2" } } },
  function(t)
    t.p1:play("Hostile Takeover"):on("Unit 5")
    t:pass_all()
    t:expect("Unit 5"):attacking()
    t:expect("Unit 2"):defending()
    t:combat()
    t:expect("Unit 2"):in_zone("trash")
    t:expect_control("West Field", "p1")
  end,
}

scenario "Hostile Takeover: not a unit in a base" {
  p1 = { hand = { "Hostile Takeover" }, pool = { energy = 5, mind = 2 } },
  p2 = { base = { "Unit 5" } },
  function(t) t:cannot(t.p1, "play", "Hostile Takeover") end,
}

scenario "188 Hostile Takeover: recalled to its owner's base, with three players" {
  rule = "188", players = 3,
  p1 = { hand = { "Hostile Takeover" }, pool = { energy = 5, mind = 2 } },
  p2 = {}, p3 = { at = { ["West Field"] = { { "Unit 3", exhausted = true } } } },
  function(t)
    t.p1:play("Hostile Takeover")
    t:resolve()
    t:expect("Unit 3"):controlled_by("p1"):ready()
    t:showdown_pass()
    t.p1:end_turn()
    t:pass_all()
    t:expect("Unit 3"):controlled_by("p3")
    t:expect(t.p3.base):is { "Unit 3" }
  end,
}

scenario "457 Hostile Takeover: beside a team mate's unit of its old controller it attacks" {
  format = "2v2", controls = { ["West Field"] = "p2" },
  p1 = { hand = { "Hostile Takeover" }, pool = { energy = 5, mind = 2 } },
  p2 = { at = { ["West Field"] = { "Unit 3" } } },
  p4 = { at = { ["West Field"] = { "Unit 5" } } },
  function(t)
    t.p1:play("Hostile Takeover"):on("Unit 5")
    t:pass_all()
    t:expect("Unit 5"):controlled_by("p1"):attacking():ready()
    t:expect("Unit 3"):defending()
  end,
}

scenario "359.3.e.2 Hostile Takeover: a unit that was banished and played anew is not recalled at end of turn" {
  p1 = { hand = { "Hostile Takeover", "Thrill of the Hunt" }, pool = { energy = 7, mind = 2, fury = 1 } },
  p2 = { at = { ["West Field"] = { "Unit 4" } } },
  function(t)
    t.p1:play("Hostile Takeover"):on("Unit 4")
    t:pass_all()
    t:combat()
    t.p1:play("Thrill of the Hunt"):on("Unit 4")
    t:pass_all()
    t.p2:choose("East Field")
    t:pass_all()
    t:combat()
    t:next_turn()
    t:expect("Unit 4"):at("East Field"):controlled_by("p2")
  end,
}

scenario "188 Hostile Takeover: what gave the unit to somebody else since does not end with it" {
  p1 = { hand = { "Hostile Takeover" }, pool = { energy = 5, mind = 2 } },
  p2 = { at = { ["West Field"] = { "Unit 4" } }, hand = { "Possession" }, pool = { energy = 8, chaos = 3 } },
  function(t)
    t.p1:play("Hostile Takeover"):on("Unit 4")
    t:pass_all()
    t:expect("Unit 4"):controlled_by("p1")
    t.p1:pass()
    t.p2:play("Possession"):on("Unit 4")
    t:resolve()
    t:showdown_pass()
    t:next_turn()
    t:expect("Unit 4"):controlled_by("p2"):at("base")
  end,
}
