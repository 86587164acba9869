-- SPDX-License-Identifier: MIT

scenario "Nami, Headstrong: if the additional cost was paid, an enemy unit is stunned" {
  rule = "356.4.f.1",
  p1 = { hand = { "Nami, Headstrong" }, pool = { energy = 3, calm = 1 } },
  p2 = { base = { "Unit 4" } },
  function(t)
    t.p1:play("Nami, Headstrong"):yes():on("Unit 4")
    t:pass_all()
    t:expect("Unit 4"):stunned()
  end,
}

scenario "Nami, Headstrong: otherwise nothing triggers" {
  p1 = { hand = { "Nami, Headstrong" }, pool = { energy = 3, calm = 1 } },
  p2 = { base = { "Unit 4" } },
  function(t)
    t.p1:play("Nami, Headstrong"):no()
    t:expect_chain(0)
    t:expect_number("p1", "calm", 1)
  end,
}

scenario "Nami, Headstrong: after a hold the next unit played this turn is readied and buffed, and no other" {
  rule = "390.2",
  p2 = {
    at = { ["West Field"] = { "Nami, Headstrong" } },
    hand = { "Unit 1", "Unit 0" }, runes = { calm = 3 },
  },
  function(t)
    t:next_turn()
    t.p2:play("Unit 1"):at("base")
    t:pass_all()
    t:expect("Unit 1"):ready():buffed()
    t.p2:play("Unit 0"):at("base")
    t:pass_all()
    t:expect("Unit 0"):exhausted():unbuffed()
  end,
}

scenario "Nami, Headstrong: not in the next turn" {
  p2 = { at = { ["West Field"] = { "Nami, Headstrong" } }, hand = { "Unit 1" } },
  p1 = { hand = { "Unit 2" } },
  function(t)
    t:next_turn()
    t:next_turn()
    t:next_turn()
    t:next_turn()
    t:expect_no_event("buff")
  end,
}

scenario "484.8.c Nami, Headstrong: you play the unit, not a team mate" {
  format = "2v2", turn = "p4",
  p1 = { at = { ["West Field"] = { "Nami, Headstrong" } }, hand = { "Unit 1" }, base = { "Unit 5" } },
  p2 = { at = { ["East Field"] = { "Unit 4" } } },
  p3 = { at = { ["North Field"] = { "Unit 2" } }, hand = { "Inferna" }, runes = { fury = 2 } },
  function(t)
    t:next_turn()
    t:pass_all()
    t.p1:move("Unit 5", "East Field")
    t.p1:pass()
    t.p2:pass()
    t.p3:play("Inferna"):at("North Field")
    t:pass_all()
    t:expect("Inferna"):exhausted():unbuffed()
    t:combat()
    t.p1:play("Unit 1"):at("base")
    t:pass_all()
    t:expect("Unit 1"):ready():buffed()
  end,
}
