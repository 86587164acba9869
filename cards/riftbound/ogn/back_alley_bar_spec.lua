-- SPDX-License-Identifier: MIT

scenario "Back-Alley Bar: a unit that moves away has one Might more" {
  battlefields = { "Back-Alley Bar", "East Field" },
  p1 = { at = { ["Back-Alley Bar"] = { "Unit 1" } } },
  function(t)
    t.p1:move("Unit 1", "base")
    t:pass_all()
    t:expect("Unit 1"):might(2)
    t:next_turn()
    t:expect("Unit 1"):might(1)
  end,
}

scenario "Back-Alley Bar: an enemy's too, moved by an effect" {
  battlefields = { "Back-Alley Bar", "East Field" },
  p1 = { hand = { "Fight or Flight" }, pool = { energy = 2 } },
  p2 = { at = { ["Back-Alley Bar"] = { "Unit 3" } } },
  function(t)
    t.p1:play("Fight or Flight"):on("Unit 3")
    t:pass_all()
    t:expect("Unit 3"):at("base"):might(4)
  end,
}

scenario "Back-Alley Bar: not for moving here, nor for a recall" {
  battlefields = { "Back-Alley Bar", "East Field" },
  p1 = { base = { "Unit 3" } },
  p2 = { at = { ["Back-Alley Bar"] = { "Unit 5" } } },
  function(t)
    t.p1:move("Unit 3", "Back-Alley Bar")
    t:expect("Unit 3"):might(3)
    t:expect_chain(0)
  end,
}

scenario "449 Back-Alley Bar: a recall is no move from here" {
  battlefields = { "Back-Alley Bar", "East Field" },
  p1 = { base = { "Zhonya's Hourglass" }, at = { ["Back-Alley Bar"] = { "Unit 3" } } },
  p2 = { hand = { "Hidden Blade" }, pool = { energy = 2, order = 1 } },
  turn = "p2",
  function(t)
    t.p2:play("Hidden Blade"):on("Unit 3")
    t:pass_all()
    t:expect("Unit 3"):at("base"):might(3)
    t:expect_no_event("trigger", "Back-Alley Bar")
  end,
}

scenario "187.6.b Back-Alley Bar: with no controller the turn player's, for any player's unit" {
  format = "2v2", battlefields = { "Back-Alley Bar", "East Field", "North Field" }, turn = "p2",
  controls = { ["Back-Alley Bar"] = "nobody" },
  p2 = { hand = { "Fight or Flight" }, pool = { energy = 2 } },
  p3 = { at = { ["Back-Alley Bar"] = { "Unit 3" } } },
  function(t)
    t.p2:play("Fight or Flight"):on("Unit 3")
    t:resolve()
    t:expect("an ability of Back-Alley Bar"):controlled_by("p2")
    t:resolve()
    t:expect("Unit 3"):at("base"):might(4)
  end,
}
