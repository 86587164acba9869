-- SPDX-License-Identifier: MIT

scenario "Baron Nashor: brings the Baron Pit and enters there" {
  rule = "439",
  p1 = { hand = { "Baron Nashor" }, pool = { energy = 10, chaos = 3 }, base = { "Unit 2" } },
  function(t)
    t.p1:play("Baron Nashor")
    t:combat()
    t:expect("Baron Nashor"):at("Baron Pit"):exhausted()
    t:expect_control("Baron Pit", "p1")
    t:expect("Unit 2"):might(4)
    t:expect("Baron Nashor"):might(12)
  end,
}

scenario "Baron Nashor: with the pit there he enters where he is played to" {
  p1 = { hand = { "Baron Nashor" }, pool = { energy = 10, chaos = 3 } },
  battlefields = { "Baron Pit", "East Field" },
  function(t)
    t.p1:play("Baron Nashor")
    t:expect("Baron Nashor"):at("base")
  end,
}

scenario "Baron Nashor: units move to the pit from anywhere, not from it" {
  p1 = { at = { ["East Field"] = { "Unit 2" }, ["Baron Pit"] = { "Unit 3" } } },
  battlefields = { "Baron Pit", "East Field" },
  function(t)
    t.p1:move("Unit 2", "Baron Pit")
    t:expect("Unit 2"):at("Baron Pit")
    assert(not t:offered(t.p1, "move", "Unit 3", "East Field"))
  end,
}

scenario "Baron Nashor: enemies cannot choose him, friends can" {
  rule = "355.6",
  p1 = { base = { "Baron Nashor" }, hand = { "Discipline" }, pool = { energy = 2 } },
  p2 = { hand = { "Vengeance" }, runes = { order = 6 } },
  function(t)
    t.p1:play("Discipline"):on("Baron Nashor")
    t:pass_all()
    t:expect("Baron Nashor"):might(14)
    t:next_turn()
    t:cannot(t.p2, "play", "Vengeance")
  end,
}

scenario "740.1 Baron Nashor: a team mate's unit is friendly" {
  format = "2v2",
  p1 = { base = { "Baron Nashor" } },
  p2 = { base = { "Unit 1" } },
  p3 = { base = { "Unit 2" } },
  function(t)
    t:expect("Unit 2"):might(4)
    t:expect("Unit 1"):might(1)
  end,
}

scenario "054.1 Baron Nashor: where he cannot be played to he does not enter" {
  rule = "054.1",
  p1 = { hand = { "Baron Nashor" }, pool = { energy = 10, chaos = 3 } },
  p2 = { at = { ["West Field"] = { "Mageseeker Warden" } } },
  function(t)
    t.p1:play("Baron Nashor")
    t:expect("Baron Nashor"):at("base")
    t:expect_event("create", "Baron Pit")
  end,
}
