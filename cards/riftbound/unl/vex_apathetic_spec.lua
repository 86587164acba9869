-- SPDX-License-Identifier: MIT

scenario "Vex, Apathetic: at a battlefield she stuns what an opponent plays, and he cannot move it this turn" {
  rule = "054",
  p1 = { at = { ["West Field"] = { "Vex, Apathetic" } } },
  p2 = {
    hand = { "Arena Kingpin" }, pool = { energy = 5 }, base = { "Unit 2" },
  },
  turn = "p2",
  function(t)
    t.p2:play("Arena Kingpin")
    t:pass_all()
    t:expect("Arena Kingpin"):stunned():ready()
    t.p2:move("Unit 2", "East Field")
    t:combat()
    assert(not t:offered(t.p2, "move", "Arena Kingpin", "East Field"), "it can move")
    t:next_turn()
    t:next_turn()
    t.p2:move("Arena Kingpin", "East Field")
    t:expect("Arena Kingpin"):at("East Field")
  end,
}

scenario "Vex, Apathetic: not in the base, not for one's own units" {
  p1 = {
    base = { "Vex, Apathetic" }, hand = { "Unit 2" }, pool = { energy = 2 },
  },
  p2 = { hand = { "Unit 3" }, runes = { fury = 3 } },
  function(t)
    t.p1:play("Unit 2")
    t:expect_chain(0)
    t:next_turn()
    t.p2:play("Unit 3")
    t:expect_chain(0)
  end,
}

scenario "Vex, Apathetic: with three players, whoever of the opponents plays it" {
  players = 3, turn = "p3",
  p1 = { at = { ["West Field"] = { "Vex, Apathetic" } } },
  p2 = { base = { "Unit 4" } },
  p3 = { hand = { "Unit 2" }, pool = { energy = 2 } },
  function(t)
    t.p3:play("Unit 2")
    t:pass_all()
    t:expect("Unit 2"):stunned()
    t:expect_events(1, "stun")
  end,
}

scenario "740.2 Vex, Apathetic: not what a team mate plays" {
  format = "2v2", turn = "p3",
  p1 = { at = { ["West Field"] = { "Vex, Apathetic" } } },
  p3 = { hand = { "Arena Kingpin" }, pool = { energy = 5 } },
  function(t)
    t.p3:play("Arena Kingpin"):at("base")
    t:expect_chain(0)
    t.p3:move("Arena Kingpin", "East Field")
    t:expect("Arena Kingpin"):at("East Field")
  end,
}

scenario "188, 054 Vex, Apathetic: who has taken control of the unit since may move it" {
  p1 = {
    at = { ["West Field"] = { "Vex, Apathetic" } }, base = { "Unit 5" }, hand = { "Possession", "Upstage Comedy" },
    pool = { energy = 10, chaos = 3 },
  },
  p2 = { at = { ["East Field"] = { "Unit 1" } }, hand = { "Inferna" }, pool = { energy = 2 } },
  function(t)
    t.p1:move("Unit 5", "East Field")
    t.p1:pass()
    t.p2:play("Inferna"):at("East Field")
    t:pass_all()
    t:expect("Inferna"):stunned()
    t.p1:play("Possession"):on("Inferna")
    t:pass_all()
    t:combat()
    t.p1:play("Upstage Comedy"):on("Inferna")
    t:pass_all()
    t.p1:move("Inferna", "West Field")
    t:expect("Inferna"):at("West Field")
  end,
}

scenario "054 Vex, Apathetic: who played the unit cannot move it with a spell either" {
  turn = "p2",
  p1 = { at = { ["West Field"] = { "Vex, Apathetic" } } },
  p2 = { at = { ["East Field"] = { "Unit 3" } }, hand = { "Unit 2", "Flash" }, pool = { energy = 4 } },
  function(t)
    t.p2:play("Unit 2"):at("East Field")
    t:pass_all()
    t:expect("Unit 2"):stunned()
    t.p2:play("Flash"):choose("Unit 2", "Unit 3")
    t:pass_all()
    t:expect("Unit 2"):at("East Field")
    t:expect("Unit 3"):at("base")
  end,
}

scenario "182 Vex, Apathetic: token units are units that are played" {
  p1 = { at = { ["West Field"] = { "Vex, Apathetic" } } },
  p2 = { hand = { "Sprite Burst" }, pool = { energy = 5 } }, turn = "p2",
  function(t)
    t.p2:play("Sprite Burst")
    t:pass_all()
    t.p2:at("base"):at("base")
    t:pass_all()
    t:expect("Sprite#1"):stunned():ready()
    t:expect("Sprite#2"):stunned():ready()
    t:cannot(t.p2, "move", "Sprite#1", "East Field")
  end,
}
